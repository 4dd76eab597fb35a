"""Environments in the interfaces of PettingZoo, Gymnasium and OpenSpiel."""
