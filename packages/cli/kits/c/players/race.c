/* A player of Labyrinth Race: it runs to the exit by the way with the fewest cells. */
#include "dedalo.h"

static const char *const KEYS[] = {"north", "east", "south", "west"};
static const int STEPS[4][2] = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};
enum { NOWHERE = 4, MOST_MAPS = 32, MOST_CELLS = 10000 };

typedef struct {
  int width, height, start, exit;
  char costs[MOST_CELLS + 1]; /* a digit a cell: 0 a wall, 1 fast … 9 slow */
} Map;

/* They may be told only when a level begins, and a message lasts only until the next one. */
static Map maps[MOST_MAPS];
static const Map *here = maps;

static void read_maps(const Json *view) {
  int count = 0;
  for (const Json *map = json_at(json_get(view, "maps"), 0); map != NULL && count < MOST_MAPS; map = map->next) {
    Map *read = &maps[count++];
    read->width = json_int(json_get(map, "width"));
    read->height = json_int(json_get(map, "height"));
    read->start = json_int(json_get(map, "start"));
    read->exit = json_int(json_get(map, "exit"));
    snprintf(read->costs, sizeof read->costs, "%s", json_text(json_get(map, "costs")));
  }
  int number = json_int(json_get(json_get(view, "user"), "map"));
  here = &maps[number >= 0 && number < MOST_MAPS ? number : 0];
}

/* The cell to which a key leads, or -1 where a wall is. Opposite sides touch, but not at the start and at the exit. */
static int step(int cell, int way) {
  int row = cell / here->width + STEPS[way][0], column = cell % here->width + STEPS[way][1];
  int to = (row + here->height) % here->height * here->width + (column + here->width) % here->width;
  bool wraps = row < 0 || row >= here->height || column < 0 || column >= here->width;
  bool is_sealed = wraps && (cell == here->start || cell == here->exit || to == here->start || to == here->exit);
  return to >= MOST_CELLS || here->costs[to] == '0' || is_sealed ? -1 : to;
}

/* Every key with the cell that it leads to. Change this: `costs` says how slow a cell is. */
static int moves(const Turn *turn, const Position *position, Move *found) {
  (void)turn;
  int count = 0;
  for (int way = 0; way < 4; way++) {
    int to = step(position->at[0], way);
    if (to >= 0) found[count++] = (Move){KEYS[way], {{to}}};
  }
  return count;
}

static bool is_exit(const Turn *turn, const Position *position) {
  (void)turn;
  return position->at[0] == here->exit;
}

/* Where the key will count: on the cell ahead, or here for a character that stands still. */
static int cell_of_turn(const Json *user) {
  int cell = json_int(json_get(user, "cell")), way = json_int(json_get(user, "way"));
  if (way < 0 || way >= NOWHERE || json_int(json_get(user, "progress")) == 0) return cell;
  int ahead = step(cell, way);
  return ahead < 0 ? cell : ahead;
}

void start(void) {}

const char *choose(const Turn *turn) {
  read_maps(turn->view);
  if (here->width < 1 || here->height < 1) return "-";
  Position from = {{cell_of_turn(json_get(turn->view, "user"))}};
  const char *first;
  return find_way(turn, from, moves, is_exit, &first, 1) > 0 ? first : "-";
}

#ifndef TESTING
int main(void) { return play("my-bot"); }
#endif
