/* A player of PokéLabirinto: the shortest way out, and the strongest attack on whoever is in the way. */
#include "dedalo.h"

static const char *const LETTERS[] = {"W", "A", "S", "D"}; /* up, left, down, right */
static const int STEPS[4][2] = {{-1, 0}, {0, -1}, {1, 0}, {0, 1}};

static char sign(const Json *view, int cell) {
  int columns = json_int(json_get(view, "columns"));
  const char *row = json_text(json_at(json_get(view, "cells"), cell / columns));
  return cell % columns < (int)strlen(row) ? row[cell % columns] : '#';
}

/* Every way that no wall bars, with the cell that it leads to. */
static int moves(const Turn *turn, const Position *position, Move *found) {
  int rows = json_int(json_get(turn->view, "rows")), columns = json_int(json_get(turn->view, "columns"));
  int count = 0;
  for (int way = 0; way < 4; way++) {
    int row = position->at[0] / columns + STEPS[way][0], column = position->at[0] % columns + STEPS[way][1];
    if (row < 0 || row >= rows || column < 0 || column >= columns) continue;
    char there = sign(turn->view, row * columns + column);
    if (there != '#' && there != 'E') found[count++] = (Move){LETTERS[way], {{(row * columns + column)}}};
  }
  return count;
}

static bool is_exit(const Turn *turn, const Position *position) { return sign(turn->view, position->at[0]) == 'U'; }

/* In the fog. */
static bool is_unseen(const Turn *turn, const Position *position) { return sign(turn->view, position->at[0]) == '?'; }

static const char *walk(const Turn *turn) {
  Position from = {{json_int(json_get(json_get(turn->view, "hero"), "at"))}};
  const char *first;
  if (find_way(turn, from, moves, is_exit, &first, 1) > 0) return first;
  return find_way(turn, from, moves, is_unseen, &first, 1) > 0 ? first : any_action(turn);
}

/* Change this: what does the stronger attack cost? */
static const char *strongest_attack(const Turn *turn) {
  const Json *species = json_at(json_get(turn->view, "species"), json_int(json_get(turn->view, "creature")));
  const char *best = "";
  int most = -1;
  for (const Json *legal = json_at(turn->legal, 0); legal != NULL; legal = legal->next) {
    const Json *attack = json_at(json_get(species, "attacks"), atoi(json_text(legal)) - 1);
    int damage = json_int(json_get(attack, "mostDamage"));
    if (damage <= most) continue;
    best = json_text(legal);
    most = damage;
  }
  return best;
}

void start(void) {}

const char *choose(const Turn *turn) {
  const char *phase = json_text(json_get(json_get(turn->view, "phase"), "name"));
  if (strcmp(phase, "meeting") == 0) return "C"; /* Change this: "T" turns back. Who is too strong? */
  return strcmp(phase, "fighting") == 0 ? strongest_attack(turn) : walk(turn);
}

#ifndef TESTING
int main(void) { return play("my-bot"); }
#endif
