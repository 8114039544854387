/** What the table shows of a game of Rainbow Pirates, as the server tells it. */

import type { PiratesView } from "../../lib/messages";

export type { PiratesView };
export type Black = NonNullable<PiratesView["black"]>;
