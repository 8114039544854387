"""The review of a game that is over: what chance did, what each player did, and what would have been better."""
