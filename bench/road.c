// Rainbow Road by hand: the floor that `make bench` measures our compiled Python against. Written for speed as one
// writes C, with the rules, numbers, order and chance of games/road and the options as they are; bench/floor.py checks
// that both play the same games.

#include <stdint.h>
#include <string.h>

enum { SEATS = 2, ROUNDS = 8, NUMBERS = 7, COPIES = 3, CARDS = 21, HAND = 8, FIELD = 5, SPOTS = 10, KINDS = 6 };
enum { CHANCE = -1, OVER = -2, NOWHERE = -1 };
enum { EXCHANGE = 1, JUMP = 2, SKIP = 4, TRASH = 8, TELEPORT = 16, RECYCLE = 32 };
enum { FIRST, DEAL, PLACE, SUNNY, RAIN, END };
enum { DEALT_HANDS = 16, DEALT_RING = 20, DEALT_ALL = 24 };
enum { DO_STOP, DO_STEP = 1, DO_JUMP = 3, DO_SKIP = 5, DO_PLACE = 10, DO_TELEPORT = 45, DO_TRASH = 55 };
enum { DO_RECYCLE = 65, DO_EXCHANGE = 135, DRAW_FIRST = 235, DRAW_CARD = 237, DRAW_PRANK = 244, MOST = 256 };

typedef struct {
    uint32_t a, b, c, counter;
} Rng;

typedef struct {
    int8_t turn, phase, first, round, dealt;
    int8_t sunny, rain, hole, start, ways, points, pranked;
    int8_t ring[SPOTS], hands[SEATS][NUMBERS], pool[NUMBERS], discards[NUMBERS];
    int8_t pranks[SEATS], prank_pool, mark[SEATS], score[SEATS], gain[SEATS];
} Road;

static inline uint32_t word(Rng *rng) {
    uint32_t out = rng->a + rng->b + rng->counter++;
    rng->a = rng->b ^ (rng->b >> 9);
    rng->b = rng->c + (rng->c << 3);
    rng->c = ((rng->c << 21) | (rng->c >> 11)) + out;
    return out;
}

static inline uint32_t below(Rng *rng, uint32_t limit) {
    uint64_t product = (uint64_t)word(rng) * limit;
    if ((uint32_t)product < limit) {
        uint32_t threshold = -limit % limit;
        while ((uint32_t)product < threshold)
            product = (uint64_t)word(rng) * limit;
    }
    return product >> 32;
}

static inline int beyond(const Road *s, int spot, int side) {
    do {
        if (side == 0)
            spot = spot == SPOTS - 1 ? 0 : spot + 1;
        else
            spot = spot == 0 ? SPOTS - 1 : spot - 1;
    } while (!s->ring[spot]);
    return spot;
}

static inline int follows(const Road *s, int here, int there) {
    int up = (s->round & 1) == (s->phase == SUNNY);
    return up ? s->ring[there] >= s->ring[here] : s->ring[there] <= s->ring[here];
}

static inline int is_free(const Road *s, int spot) {
    return s->ring[spot] && spot != s->sunny && spot != s->rain;
}

// What may be done

static int offer_cards(const Road *s, uint8_t *codes) {
    int field = s->turn * FIELD, places[FIELD], open = 0, count = 0;
    if (s->hole >= field && s->hole < field + FIELD)
        places[open++] = s->hole - field;
    else {
        for (int place = 0; place < FIELD; place++)
            if (!s->ring[field + place])
                places[open++] = place;
        if (!open)
            for (int place = 0; place < FIELD; place++)
                if (is_free(s, field + place))
                    places[open++] = place;
    }
    for (int index = 0; index < NUMBERS; index++)
        if (s->hands[s->turn][index])
            for (int which = 0; which < open; which++)
                codes[count++] = DO_PLACE + index * FIELD + places[which];
    return count;
}

static int offer_tricks(const Road *s, int pranks, uint8_t *codes, int count) {
    int free[SPOTS], frees = 0, seen = 0;
    for (int spot = 0; spot < SPOTS; spot++)
        if (is_free(s, spot))
            free[frees++] = spot;
    for (int spot = 0; spot < SPOTS; spot++) {
        if (seen < frees && free[seen] == spot) {
            seen++;
            if (pranks & TELEPORT)
                codes[count++] = DO_TELEPORT + spot;
            if (pranks & TRASH)
                codes[count++] = DO_TRASH + spot;
            if (pranks & EXCHANGE)
                for (int which = seen; which < frees; which++)
                    codes[count++] = DO_EXCHANGE + spot * SPOTS + free[which];
        }
        if (pranks & RECYCLE && spot != s->sunny && (s->mark[0] == spot || s->mark[1] == spot))
            for (int index = 0; index < NUMBERS; index++)
                if (s->discards[index])
                    codes[count++] = DO_RECYCLE + index * SPOTS + spot;
    }
    return count;
}

static int offer_steps(const Road *s, uint8_t *codes) {
    int count = 0, rain = s->phase == RAIN, here = rain ? s->rain : s->sunny, near[2];
    codes[count++] = DO_STOP;
    for (int side = 0; side < 2; side++)
        if (s->ways >> side & 1) {
            near[side] = beyond(s, here, side);
            if (follows(s, here, near[side]) && !(rain && near[side] == s->sunny))
                codes[count++] = DO_STEP + side;
        }
    if (rain && !s->pranked) {
        int pranks = s->pranks[s->turn];
        for (int side = 0; side < 2; side++)
            if (s->ways >> side & 1) {
                if (pranks & JUMP && near[side] != s->sunny)
                    codes[count++] = DO_JUMP + side;
                if (pranks & SKIP && beyond(s, near[side], side) != s->sunny)
                    codes[count++] = DO_SKIP + side;
            }
        if (pranks & (EXCHANGE | TRASH | TELEPORT | RECYCLE) && !s->points)
            count = offer_tricks(s, pranks, codes, count);
    }
    return count;
}

static int offer(const Road *s, uint8_t *codes) {
    int count = 0;
    if (s->phase == PLACE)
        return offer_cards(s, codes);
    if (s->phase == SUNNY || s->phase == RAIN)
        return offer_steps(s, codes);
    if (s->phase == FIRST)
        for (int seat = 0; seat < SEATS; seat++)
            codes[count++] = DRAW_FIRST + seat;
    else if (s->dealt < DEALT_RING) {
        for (int index = 0; index < NUMBERS; index++)
            if (s->pool[index])
                codes[count++] = DRAW_CARD + index;
    } else
        for (int kind = 0; kind < KINDS; kind++)
            if (s->prank_pool >> kind & 1)
                codes[count++] = DRAW_PRANK + kind;
    return count;
}

// What it does

static void lay(Road *s, int number, int spot) {
    if (s->ring[spot])
        s->discards[s->ring[spot] - 1]++;
    s->ring[spot] = number;
}

static void set_off(Road *s) {
    s->start = s->phase == SUNNY ? s->sunny : s->rain;
    s->ways = 3;
    s->points = 0;
}

static void end_run(Road *s) {
    s->score[s->turn] += s->points;
    s->gain[s->turn] = s->points;
    if (s->phase == SUNNY) {
        s->turn = 1 - s->turn;
        s->phase = RAIN;
        set_off(s);
        return;
    }
    s->first = 1 - s->turn;
    s->mark[0] = s->mark[1] = s->start = NOWHERE;
    s->pranked = s->ways = s->points = 0;
    if (s->round == ROUNDS) {
        s->phase = END;
        s->turn = OVER;
    } else {
        s->round++;
        s->phase = PLACE;
        s->turn = s->first;
        s->gain[0] = s->gain[1] = 0;
    }
}

static void place(Road *s, int number) {
    int index = number / FIELD, spot = s->turn * FIELD + number % FIELD;
    lay(s, index + 1, spot);
    s->hands[s->turn][index]--;
    s->mark[s->turn] = spot;
    if (spot == s->hole)
        s->hole = NOWHERE;
    if (s->turn == s->first) {
        s->turn = 1 - s->first;
        return;
    }
    int starters = s->ring[s->mark[s->first]];
    int wins = index + 1 != starters && (index + 1 > starters) == (s->round & 1);
    s->turn = wins ? 1 - s->first : s->first;
    s->phase = SUNNY;
    set_off(s);
}

static void spend(Road *s, int prank) {
    s->pranks[s->turn] -= prank;
    s->pranked = 1;
}

static void step(Road *s, int action) {
    int side = (action - DO_STEP) & 1, here = s->phase == SUNNY ? s->sunny : s->rain, there = beyond(s, here, side);
    s->points++;
    if (s->phase == SUNNY && there == s->rain) {
        there = beyond(s, there, side);
        s->points++;
    }
    s->ways = 1 << side;
    if (action >= DO_SKIP) {
        there = beyond(s, there, side);
        spend(s, SKIP);
    } else if (action >= DO_JUMP)
        spend(s, JUMP);
    if (s->phase == RAIN)
        s->rain = there;
    else
        s->sunny = there;
    if (there == s->start)
        end_run(s);
}

static void trick(Road *s, int action) {
    if (action >= DO_EXCHANGE) {
        int spot = (action - DO_EXCHANGE) / SPOTS, other = (action - DO_EXCHANGE) % SPOTS, card = s->ring[spot];
        s->ring[spot] = s->ring[other];
        s->ring[other] = card;
        for (int seat = 0; seat < SEATS; seat++)
            s->mark[seat] = s->mark[seat] == spot ? other : s->mark[seat] == other ? spot : s->mark[seat];
        spend(s, EXCHANGE);
    } else if (action >= DO_RECYCLE) {
        int index = (action - DO_RECYCLE) / SPOTS;
        s->discards[index]--;
        lay(s, index + 1, (action - DO_RECYCLE) % SPOTS);
        spend(s, RECYCLE);
    } else if (action >= DO_TRASH) {
        s->hole = action - DO_TRASH;
        lay(s, 0, s->hole);
        for (int seat = 0; seat < SEATS; seat++)
            if (s->mark[seat] == s->hole)
                s->mark[seat] = NOWHERE;
        spend(s, TRASH);
    } else {
        s->rain = s->start = action - DO_TELEPORT;
        spend(s, TELEPORT);
    }
}

// The deal

static int extreme(const Road *s, int seat, int highest) {
    int best = NOWHERE;
    for (int spot = seat * FIELD; spot < seat * FIELD + FIELD; spot++)
        if (s->ring[spot] && (best == NOWHERE || s->ring[spot] == s->ring[best] ||
                              (s->ring[spot] > s->ring[best]) == highest))
            best = spot;
    return best;
}

static void draw(Road *s, int outcome) {
    static const int8_t layout[] = {1, 3, 6, 8};
    if (s->phase == FIRST) {
        s->first = outcome - DRAW_FIRST;
        s->phase = DEAL;
        return;
    }
    if (s->dealt < DEALT_RING) {
        int index = outcome - DRAW_CARD;
        s->pool[index]--;
        if (s->dealt < DEALT_HANDS)
            s->hands[s->dealt / HAND][index]++;
        else
            s->ring[layout[s->dealt - DEALT_HANDS]] = index + 1;
    } else {
        int kind = outcome - DRAW_PRANK;
        s->prank_pool -= 1 << kind;
        s->pranks[(s->dealt - DEALT_RING) / 2] += 1 << kind;
    }
    s->dealt++;
    if (s->dealt == DEALT_RING) {
        s->sunny = extreme(s, s->first, 0);
        s->rain = extreme(s, 1 - s->first, 1);
    } else if (s->dealt == DEALT_ALL) {
        s->phase = PLACE;
        s->turn = s->first;
    }
}

static int sample(const Road *s, Rng *rng) {
    if (s->phase == FIRST)
        return DRAW_FIRST + below(rng, SEATS);
    int kind = 0, cards = s->dealt < DEALT_RING;
    int number = below(rng, cards ? CARDS - s->dealt : KINDS + DEALT_RING - s->dealt);
    for (;; kind++) {
        number -= cards ? s->pool[kind] : s->prank_pool >> kind & 1;
        if (number < 0)
            return (cards ? DRAW_CARD : DRAW_PRANK) + kind;
    }
}

static void play(Road *s, int action) {
    if (action >= DRAW_FIRST)
        draw(s, action);
    else if (action >= DO_TELEPORT)
        trick(s, action);
    else if (action >= DO_PLACE)
        place(s, action - DO_PLACE);
    else if (action >= DO_STEP)
        step(s, action);
    else
        end_run(s);
}

static int winner(const Road *s) {
    if (s->score[0] != s->score[1])
        return s->score[1] > s->score[0];
    return s->gain[0] != s->gain[1] ? s->gain[1] > s->gain[0] : s->first;
}

static void set_up(Road *s) {
    memset(s, 0, sizeof *s);
    s->turn = CHANCE;
    s->round = 1;
    s->sunny = s->rain = s->hole = s->start = s->mark[0] = s->mark[1] = NOWHERE;
    memset(s->pool, COPIES, NUMBERS);
    s->prank_pool = (1 << KINDS) - 1;
}

// What bench/floor.py calls

int64_t playouts(Rng *rng, int64_t games) {
    Road s;
    uint8_t codes[MOST];
    int64_t decisions = 0;
    while (games--) {
        set_up(&s);
        while (s.turn != OVER)
            if (s.turn == CHANCE)
                play(&s, sample(&s, rng));
            else {
                int count = offer(&s, codes);
                play(&s, codes[below(rng, count)]);
                decisions++;
            }
    }
    return decisions;
}

int64_t fingerprint(Rng *rng) {
    const int64_t prime = 2147483647;
    Road s;
    uint8_t codes[MOST];
    int64_t print = 17;
    set_up(&s);
    while (s.turn != OVER) {
        int count = offer(&s, codes), action;
        print = (print * 31 + s.turn + 3) % prime;
        for (int index = 0; index < count; index++) {
            int code = codes[index];
            int weight = s.phase == DEAL && s.dealt < DEALT_RING ? s.pool[code - DRAW_CARD] : 1;
            print = (print * 31 + (s.turn == CHANCE ? code * 131 + weight : code)) % prime;
        }
        action = s.turn == CHANCE ? sample(&s, rng) : codes[below(rng, count)];
        print = (print * 31 + action) % prime;
        play(&s, action);
    }
    int64_t last[] = {s.score[0], s.score[1], 1 + winner(&s), 2 - winner(&s)};
    for (int index = 0; index < 4; index++)
        print = (print * 31 + last[index]) % prime;
    return print;
}
