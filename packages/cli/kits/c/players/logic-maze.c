/* A player of the logic mazes: it thinks through all positions of Theseus and the Minotaur. */
#include "dedalo.h"

static const char *const LETTERS[] = {"u", "r", "d", "l", "w"};
enum { UP, RIGHT, DOWN, LEFT, WAIT, ALL_MOVES };
enum { WALL = -1 };
/* A position has Theseus at 0 and the Minotaur at 1. */
enum { THESEUS, MINOTAUR };

/* The next square that way, or WALL. */
static int step(const Json *view, int square, int way) {
  int width = json_int(json_get(view, "width"));
  bool is_open = json_int(json_at(json_get(view, "doors"), square)) >> way & 1;
  const int steps[] = {-width, 1, width, -1};
  return is_open ? square + steps[way] : WALL;
}

/* Sideways if that brings it closer, else up or down if that does. */
static int minotaur_step(const Json *view, int minotaur, int theseus) {
  int width = json_int(json_get(view, "width"));
  int right = theseus % width - minotaur % width;
  int down = theseus / width - minotaur / width;
  int to = right == 0 ? WALL : step(view, minotaur, right > 0 ? RIGHT : LEFT);
  if (to == WALL && down != 0) to = step(view, minotaur, down > 0 ? DOWN : UP);
  return to == WALL ? minotaur : to;
}

/* Every move after which Theseus is still free, with where both stand then. */
static int moves(const Turn *turn, const Position *position, Move *found) {
  int exit_square = json_int(json_get(turn->view, "exit"));
  int count = 0;
  for (int way = 0; way < ALL_MOVES; way++) {
    int hunter = position->at[MINOTAUR];
    int to = way == WAIT ? position->at[THESEUS] : step(turn->view, position->at[THESEUS], way);
    if (to == WALL || to == hunter) continue;
    for (int steps = 0; steps < 2 && to != exit_square; steps++) hunter = minotaur_step(turn->view, hunter, to);
    if (hunter != to) found[count++] = (Move){LETTERS[way], {{to, hunter}}};
  }
  return count;
}

static bool is_out(const Turn *turn, const Position *position) {
  return position->at[THESEUS] == json_int(json_get(turn->view, "exit"));
}

void start(void) {}

const char *choose(const Turn *turn) {
  int theseus = json_int(json_get(turn->view, "theseus")), minotaur = json_int(json_get(turn->view, "minotaur"));
  const char *first;
  int length = find_way(turn, (Position){{theseus, minotaur}}, moves, is_out, &first, 1);
  return length > 0 ? first : "w";
}

#ifndef TESTING
int main(void) { return play("my-bot"); }
#endif
