"""The heart of Sunshower: five nouns, explicit chance, records. Standard library only, no I/O, no clock."""
