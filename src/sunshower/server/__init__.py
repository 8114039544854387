"""The server: tables by link. Events are decided, stored, then told; what leaves for a seat is made from its View.

`table` is one table as the fold of its events, `room` that table with people at it, `lobby` all of them, `store` where
they are kept, `messages` what is said, `presenter` what may be known, `routes`, `connections` and `replays` what is
answered, `fair` where the seeds come from, `workers` who thinks, `reader` who looks at records, `door` who is let in,
`limits` how much of everything they may have, and `retention` what is let go.
"""
