"""The server: tables by link. Events are decided, stored, then told; what leaves for a seat is made from its View.

`table` is one table as the fold of its events, `live` that table with people at it, `hall` all of them, `store` where
they are kept, `web` what is answered, `news` what may be known, `fair` where the seeds come from, `bots` who thinks.
"""
