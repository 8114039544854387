"""What the table says no to: a code for programs, a sentence for people, and the rule behind it."""


class Refusal(Exception):
    """Something the table will not do. Raising it means that nothing has changed."""

    def __init__(self, code: str, sentence: str, rule: str = "") -> None:
        super().__init__(code, sentence)
        self.code = code
        self.sentence = sentence
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.sentence} [{self.code}]"


class IllegalMove(Refusal):
    """A move, an undo or a question that the rules do not allow now."""


class BadTable(Refusal):
    """A table that cannot be set: unknown game, wrong number of seats, wrong option, wrong seed."""


class BadPosition(Refusal):
    """A position line that cannot be read, or from which nobody could play."""


class BadRecord(Refusal):
    """A record that cannot be read, was changed, or was played by other rules."""
