/* A player of Stratego Duel: it attacks what it does not know to be stronger, and else goes forward. */
#include "dedalo.h"

/* Forward, back, left, right, as Red (seat 0) sees them: rows down and columns to the right. */
static const int STEPS[4][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
enum { FORWARD = 1, BEHIND = 3 }; /* the first pieces that are placed are the flag and the two bombs */

typedef struct {
  int row, column, direction, steps;
} Action;

static int strength(const char *piece) {
  static const char *const CODES[] = {"FL", "SP", "FS", "SS", "FM", "SM", "GE", "MA", "FB", "SB"};
  static const int STRENGTHS[] = {0, 1, 2, 2, 3, 3, 9, 10, 11, 11};
  for (int index = 0; index < 10; index++)
    if (strcmp(CODES[index], piece) == 0) return STRENGTHS[index];
  return 0;
}

/* The code of the piece of that seat on a cell, or "unknown", or "none". */
static const char *piece_at(int cell, int seat, const Turn *turn) {
  const Json *army = json_at(json_get(turn->view, "armies"), seat);
  for (const Json *soldier = json_at(army, 0); soldier != NULL; soldier = soldier->next) {
    if (json_int(json_get(soldier, "at")) != cell) continue;
    const Json *piece = json_get(soldier, "piece");
    return json_is_null(piece) ? "unknown" : json_text(piece);
  }
  return "none";
}

/* The cell (row * 10 + column) to which a move leads. */
static int target(Action move, int seat) {
  int steps = seat == 0 ? move.steps : -move.steps;
  const int *step = STEPS[(move.direction + 3) % 4];
  return (move.row + step[0] * steps) * 10 + move.column + step[1] * steps;
}

/* The flag and the bombs stand behind, all others in front. Change this: who guards the flag? */
static int rate_place(const char *action, const Turn *turn) {
  int row = 0;
  sscanf(action, "place %d", &row);
  int distance = turn->seat == 0 ? row : 9 - row;
  int placed = json_int(json_at(json_get(turn->view, "placed"), turn->seat));
  return placed < BEHIND ? -distance : distance;
}

/* Change this: which of your pieces should attack, and which should stay? */
static int rate_move(const char *action, const Turn *turn) {
  Action move = {0, 0, FORWARD, 0};
  sscanf(action, "%d %d %d %d", &move.row, &move.column, &move.direction, &move.steps);
  const char *mine = piece_at(move.row * 10 + move.column, turn->seat, turn);
  const char *enemy = piece_at(target(move, turn->seat), 1 - turn->seat, turn);
  if (strcmp(enemy, "unknown") == 0) return 10;
  if (strcmp(enemy, "none") != 0) return strength(mine) > strength(enemy) ? 20 : -10;
  return move.direction == FORWARD ? 1 : 0;
}

void start(void) {}

const char *choose(const Turn *turn) {
  bool is_setting_up = strcmp(json_text(json_get(turn->view, "phase")), "setting-up") == 0;
  const char *best = "";
  double most = -1000;
  for (const Json *legal = json_at(turn->legal, 0); legal != NULL; legal = legal->next) {
    const char *action = json_text(legal);
    int rating = is_setting_up ? rate_place(action, turn) : rate_move(action, turn);
    double drawn = rating + random_number(turn->random);
    if (drawn <= most) continue;
    best = action;
    most = drawn;
  }
  return best;
}

#ifndef TESTING
int main(void) { return play("my-bot"); }
#endif
