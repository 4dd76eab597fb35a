"""Environments with the interfaces of PettingZoo, Gymnasium and OpenSpiel."""
