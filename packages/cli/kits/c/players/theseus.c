/* A player of Theseus and the Minotaur: the shortest way to a supply, or to Theseus. */
#include "dedalo.h"

static const char *const DICE[] = {"1", "3", "5", "7"}; /* up, right, down, left */
enum { THESEUS = 0, WAYS = 4 };

/* The tile to which a die leads, or -1 where a wall is. In `walls`, 1 is a wall above, 2 right, 4 below, 8 left. */
static int step(const Json *view, int tile, int way) {
  int size = json_int(json_get(view, "size"));
  int walls = json_int(json_at(json_get(view, "walls"), tile));
  const int steps[] = {size, 1, -size, -1};
  return walls >> way & 1 ? -1 : tile + steps[way];
}

static bool is_near_minotaur(const Json *view, int tile) {
  int minotaur = json_int(json_get(view, "minotaur"));
  bool is_near = tile == minotaur;
  for (int way = 0; way < WAYS; way++) is_near = is_near || tile == step(view, minotaur, way);
  return is_near;
}

/* Theseus keeps away from the tiles that the Minotaur can reach. Change this: is that far enough away? */
static int moves(const Turn *turn, const Position *position, Move *found) {
  int count = 0;
  for (int way = 0; way < WAYS; way++) {
    int to = step(turn->view, position->at[0], way);
    if (to < 0 || (turn->seat == THESEUS && is_near_minotaur(turn->view, to))) continue;
    found[count++] = (Move){DICE[way], {{to}}};
  }
  return count;
}

/* Theseus wants a supply, the Minotaur wants Theseus. Change this: where will he go next? */
static bool is_goal(const Turn *turn, const Position *position) {
  if (turn->seat != THESEUS) return position->at[0] == json_int(json_get(turn->view, "theseus"));
  const Json *supply = json_at(json_get(turn->view, "supplies"), 0);
  while (supply != NULL && json_int(supply) != position->at[0]) supply = supply->next;
  return supply != NULL;
}

void start(void) {}

const char *choose(const Turn *turn) {
  int from = json_int(json_get(turn->view, turn->seat == THESEUS ? "theseus" : "minotaur"));
  const char *first;
  int length = find_way(turn, (Position){{from}}, moves, is_goal, &first, 1);
  return length > 0 ? first : any_action(turn);
}

#ifndef TESTING
int main(void) { return play("my-bot"); }
#endif
