"""What the command `sumrak` does, one module a matter. Nothing here is loaded before it is needed."""
