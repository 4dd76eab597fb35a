"""Texts for people, in German and English."""
