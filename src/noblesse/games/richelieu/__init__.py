"""Richelieu by Olivier Lamontagne: place agents face down, win intrigues, and mind how far the Cardinal is ahead."""
