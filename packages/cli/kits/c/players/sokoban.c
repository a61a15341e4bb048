/* A player of Sokoban: it searches for the fewest moves, and then plays them. */
#include "dedalo.h"

static const char *const LETTERS[] = {"u", "d", "l", "r"};
/* A position has the player at 0 and then the boxes, in ascending order. */
enum { WAYS = 4, MOST_BOXES = POSITION_SIZE - 1, MOST_CELLS = 10000, MOST_PLANNED = 2000 };

static const char *plan[MOST_PLANNED];
static int planned, played;
static char ground[MOST_CELLS]; /* '#' a wall, '.' a goal */
static int width, boxes;

/* False for a level that is too large. */
static bool read_level(const Json *view) {
  int height = json_int(json_get(view, "height"));
  width = json_int(json_get(view, "width"));
  boxes = json_size(json_get(view, "boxes"));
  if (boxes > MOST_BOXES || width < 1 || height < 1 || height > MOST_CELLS / width) return false;
  memset(ground, ' ', sizeof ground);
  char *to = ground;
  for (const Json *row = json_at(json_get(view, "ground"), 0); row != NULL && height-- > 0; row = row->next) {
    size_t length = strlen(json_text(row));
    memcpy(to, json_text(row), length < (size_t)width ? length : (size_t)width);
    to += width;
  }
  return true;
}

static bool is_wall(int cell) { return cell < 0 || cell >= MOST_CELLS || ground[cell] == '#'; }

/* A box in a corner without a goal never leaves it. */
static bool is_dead(int cell) {
  bool is_between = is_wall(cell - width) || is_wall(cell + width);
  return ground[cell] != '.' && is_between && (is_wall(cell - 1) || is_wall(cell + 1));
}

/* Which box stands there, counted from 1; 0 for none. */
static int box_at(const Position *position, int cell) {
  int box = boxes;
  while (box > 0 && position->at[box] != cell) box--;
  return box;
}

static int compare(const void *one, const void *other) { return *(const int *)one - *(const int *)other; }

/* Every step and push, with where the player and the boxes stand then. */
static int moves(const Turn *turn, const Position *position, Move *found) {
  (void)turn;
  const int steps[WAYS] = {-width, width, -1, 1};
  int count = 0;
  for (int way = 0; way < WAYS; way++) {
    int to = position->at[0] + steps[way], beyond = to + steps[way];
    if (is_wall(to)) continue;
    Position after = *position;
    after.at[0] = to;
    int box = box_at(position, to);
    if (box > 0) {
      if (is_wall(beyond) || box_at(position, beyond) > 0 || is_dead(beyond)) continue;
      after.at[box] = beyond;
      qsort(after.at + 1, (size_t)boxes, sizeof after.at[0], compare);
    }
    found[count++] = (Move){LETTERS[way], after};
  }
  return count;
}

static bool is_solved(const Turn *turn, const Position *position) {
  (void)turn;
  int box = boxes;
  while (box > 0 && ground[position->at[box]] == '.') box--;
  return box == 0;
}

/* Change this: search over pushes instead of steps, and large levels can be solved as well. */
static void solve(const Turn *turn) {
  planned = played = 0;
  if (!read_level(turn->view)) return;
  int numbers[MOST_BOXES];
  int count = json_ints(json_get(turn->view, "boxes"), numbers, boxes);
  Position from = {{json_int(json_get(turn->view, "player"))}};
  for (int box = 0; box < count; box++) from.at[box + 1] = numbers[box];
  qsort(from.at + 1, (size_t)boxes, sizeof from.at[0], compare);
  planned = find_way(turn, from, moves, is_solved, plan, MOST_PLANNED);
  if (planned > MOST_PLANNED) planned = MOST_PLANNED;
  debug("a plan of %d moves", planned);
}

void start(void) { planned = played = 0; }

const char *choose(const Turn *turn) {
  if (played == planned) solve(turn);
  return played < planned ? plan[played++] : any_action(turn);
}

#ifndef TESTING
int main(void) { return play("my-bot"); }
#endif
