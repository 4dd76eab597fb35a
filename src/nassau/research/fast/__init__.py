"""What must be quick: numbering actions, laying out what is seen, stepping many games. Compiled with the rules."""
