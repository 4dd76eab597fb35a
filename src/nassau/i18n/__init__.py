"""Texts for players, in German and English."""
