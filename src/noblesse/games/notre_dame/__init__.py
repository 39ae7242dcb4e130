"""Notre Dame by Stefan Feld: draft cards, place influence in your borough of Paris, hire people, and mind the rats."""
