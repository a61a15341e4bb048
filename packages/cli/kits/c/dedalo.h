/*
 * Talks to the arena: reads its messages, asks your player, writes the answers.
 *
 * There is nothing to change here. Your player has two functions:
 *   void start(void)                       begins a game: forget what you know of the last one
 *   const char *choose(const Turn *turn)   answers with an action
 */
#ifndef DEDALO_H
#define DEDALO_H

#define _POSIX_C_SOURCE 200809L

#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifndef _WIN32
#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>
#endif

/* ---- JSON ---------------------------------------------------------------------------------------------------- */

typedef enum { JSON_NULL, JSON_FALSE, JSON_TRUE, JSON_NUMBER, JSON_TEXT, JSON_LIST, JSON_OBJECT } JsonKind;

/* A value. The items of a list, or the fields of an object, hang on `first`, each with its `next`. */
typedef struct Json {
  JsonKind kind;
  double number;
  const char *text;
  const char *name; /* of a field of an object */
  struct Json *first, *next;
} Json;

/* A field of an object; NULL where there is none. All functions here take NULL for null. */
static inline const Json *json_get(const Json *object, const char *name) {
  const Json *field = object != NULL && object->kind == JSON_OBJECT ? object->first : NULL;
  while (field != NULL && strcmp(field->name, name) != 0) field = field->next;
  return field;
}

/* An item of a list, counted from 0; NULL where there is none. */
static inline const Json *json_at(const Json *list, int index) {
  const Json *item = list != NULL && list->kind == JSON_LIST ? list->first : NULL;
  while (item != NULL && index-- > 0) item = item->next;
  return item;
}

static inline int json_size(const Json *list) {
  int size = 0;
  for (const Json *item = list == NULL ? NULL : list->first; item != NULL; item = item->next) size++;
  return size;
}

static inline bool json_is_null(const Json *value) { return value == NULL || value->kind == JSON_NULL; }

/* A whole number; -1 for null and for what is no number. */
static inline int json_int(const Json *value) {
  return value != NULL && value->kind == JSON_NUMBER && value->number > -2e9 && value->number < 2e9 ? (int)value->number
                                                                                                      : -1;
}

/* A text; empty for what is none. */
static inline const char *json_text(const Json *value) {
  return value != NULL && value->kind == JSON_TEXT ? value->text : "";
}

/* Copies the whole numbers of a list, at most so many; says how many they are. */
static inline int json_ints(const Json *list, int *numbers, int most) {
  int count = 0;
  for (const Json *item = json_at(list, 0); item != NULL && count < most; item = item->next)
    numbers[count++] = json_int(item);
  return count;
}

/* A text is read in place: strings end where their quotes were. A value takes one of the nodes, of which there are as
   many as the text has characters, which is always enough. */
typedef struct {
  char *at;
  Json *nodes;
  size_t used;
  int depth;
} JsonReader;

enum { JSON_DEEPEST = 100 };

static inline char json_next(JsonReader *reader) {
  while (*reader->at == ' ' || *reader->at == '\t' || *reader->at == '\r' || *reader->at == '\n') reader->at++;
  return *reader->at;
}

static inline bool json_took(JsonReader *reader, char sign) {
  if (json_next(reader) != sign) return false;
  reader->at++;
  return true;
}

static inline char *json_write_utf8(char *to, unsigned code) {
  if (code < 0x80) *to++ = (char)code;
  else if (code < 0x800) {
    *to++ = (char)(0xC0 | code >> 6);
    *to++ = (char)(0x80 | (code & 0x3F));
  } else {
    *to++ = (char)(0xE0 | code >> 12);
    *to++ = (char)(0x80 | (code >> 6 & 0x3F));
    *to++ = (char)(0x80 | (code & 0x3F));
  }
  return to;
}

/* After its first quote. NULL where it does not end. */
static inline const char *json_string(JsonReader *reader) {
  char *start = reader->at, *to = start;
  while (*reader->at != '"') {
    char sign = *reader->at++;
    if (sign == '\0') return NULL;
    if (sign != '\\') {
      *to++ = sign;
      continue;
    }
    sign = *reader->at++;
    if (sign == 'u') {
      char digits[5] = "";
      for (int digit = 0; digit < 4; digit++) {
        if (*reader->at == '\0') return NULL;
        digits[digit] = *reader->at++;
      }
      to = json_write_utf8(to, (unsigned)strtoul(digits, NULL, 16) & 0xFFFF);
    } else if (sign == 'n') *to++ = '\n';
    else if (sign == 't') *to++ = '\t';
    else if (sign == 'r') *to++ = '\r';
    else if (sign == 'b') *to++ = '\b';
    else if (sign == 'f') *to++ = '\f';
    else if (sign == '"' || sign == '\\' || sign == '/') *to++ = sign;
    else return NULL;
  }
  reader->at++;
  *to = '\0';
  return start;
}

static inline bool json_word(JsonReader *reader, const char *word) {
  size_t length = strlen(word);
  if (strncmp(reader->at, word, length) != 0) return false;
  reader->at += length;
  return true;
}

static inline Json *json_value(JsonReader *reader);

/* After its bracket. */
static inline bool json_items(JsonReader *reader, Json *parent) {
  char end = parent->kind == JSON_LIST ? ']' : '}';
  if (json_took(reader, end)) return true;
  Json **place = &parent->first;
  do {
    const char *name = NULL;
    if (parent->kind == JSON_OBJECT) {
      if (!json_took(reader, '"') || (name = json_string(reader)) == NULL || !json_took(reader, ':')) return false;
    }
    Json *item = json_value(reader);
    if (item == NULL) return false;
    item->name = name;
    *place = item;
    place = &item->next;
  } while (json_took(reader, ','));
  return json_took(reader, end);
}

/* NULL where the text is no JSON. */
static inline Json *json_value(JsonReader *reader) {
  if (reader->depth >= JSON_DEEPEST) return NULL;
  char sign = json_next(reader);
  Json *value = &reader->nodes[reader->used++];
  bool is_right = true;
  if (sign == '{' || sign == '[') {
    value->kind = sign == '{' ? JSON_OBJECT : JSON_LIST;
    reader->at++;
    reader->depth++;
    is_right = json_items(reader, value);
    reader->depth--;
  } else if (sign == '"') {
    value->kind = JSON_TEXT;
    reader->at++;
    is_right = (value->text = json_string(reader)) != NULL;
  } else if (sign == '-' || (sign >= '0' && sign <= '9')) {
    char *end;
    value->kind = JSON_NUMBER;
    value->number = strtod(reader->at, &end);
    is_right = end != reader->at;
    reader->at = end;
  } else if (json_word(reader, "true")) value->kind = JSON_TRUE;
  else if (json_word(reader, "false")) value->kind = JSON_FALSE;
  else is_right = json_word(reader, "null");
  return is_right ? value : NULL;
}

/* What was read, which lasts until it is freed; the text is changed and must last as long. */
typedef struct {
  Json *nodes;
  const Json *root; /* NULL where the text is no JSON */
} JsonDocument;

static inline void *must(void *memory) {
  if (memory == NULL) {
    fputs("no memory is left\n", stderr);
    exit(1);
  }
  return memory;
}

static inline JsonDocument json_parse(char *text) {
  JsonReader reader = {text, must(calloc(strlen(text) + 1, sizeof(Json))), 0, 0};
  Json *root = json_value(&reader);
  if (root != NULL && json_next(&reader) != '\0') root = NULL;
  return (JsonDocument){reader.nodes, root};
}

static inline void json_free(JsonDocument document) { free(document.nodes); }

/* ---- Turns --------------------------------------------------------------------------------------------------- */

/* Draws that a number decides: Marsaglia's xorshift of 64 bits. */
typedef struct {
  uint64_t state;
} Random;

static inline uint64_t random_bits(Random *random) {
  random->state ^= random->state << 13;
  random->state ^= random->state >> 7;
  random->state ^= random->state << 17;
  return random->state;
}

static inline Random random_from(uint64_t seed) {
  Random random = {seed * 2 + 1};
  for (int draw = 0; draw < 20; draw++) random_bits(&random);
  return random;
}

/* A number from 0 up to, but not including, 1. */
static inline double random_number(Random *random) {
  return (double)(random_bits(random) >> 11) / 9007199254740992.0; /* 2 to the power of 53 */
}

/* What your player is asked. */
typedef struct {
  const Json *view;   /* what your seat may know */
  const Json *legal;  /* every action that is allowed: a list of texts */
  int seat;           /* your place at the table, counted from 0 */
  double move_time;   /* milliseconds for this move */
  double bank;        /* milliseconds that are left beyond that, for the whole game */
  Random *random;     /* draw from here: in the same game it draws the same again */
} Turn;

void start(void);
const char *choose(const Turn *turn);

static inline double json_number(const Json *value) {
  return value != NULL && value->kind == JSON_NUMBER ? value->number : 0;
}

/* From a message `act` of the arena. */
static inline Turn turn_from(const Json *message, int seat, Random *random) {
  const Json *clock = json_get(message, "clock");
  return (Turn){json_get(message, "view"),           json_get(message, "legal"),          seat,
                json_number(json_get(clock, "move")), json_number(json_get(clock, "bank")), random};
}

static inline const char *any_action(const Turn *turn) {
  int index = (int)(random_number(turn->random) * json_size(turn->legal));
  return json_text(json_at(turn->legal, index));
}

/* Prints to the log of the game, like printf. Standard output is for answers only. */
static inline void debug(const char *format, ...) {
  va_list values;
  va_start(values, format);
  vfprintf(stderr, format, values);
  va_end(values);
  fputc('\n', stderr);
}

/* ---- Searching ----------------------------------------------------------------------------------------------- */

/* A position is up to 32 whole numbers, whatever they mean to you; those that you do not use stay 0. */
enum { POSITION_SIZE = 32, MOST_MOVES = 8, MOST_POSITIONS = 200000 };

typedef struct {
  int at[POSITION_SIZE];
} Position;

typedef struct {
  const char *action;
  Position to;
} Move;

typedef struct {
  Position position;
  int before;
  const char *action;
} Step;

/* Writes the moves of a position to `found`, at most MOST_MOVES, and says how many they are. */
typedef int MovesOf(const Turn *turn, const Position *position, Move *found);
typedef bool IsGoal(const Turn *turn, const Position *position);

static inline uint32_t position_hash(const Position *position) {
  uint32_t hash = 2166136261u;
  for (int index = 0; index < POSITION_SIZE; index++) hash = (hash ^ (uint32_t)position->at[index]) * 16777619u;
  return hash ^ hash >> 15;
}

/*
 * Finds a shortest way to a goal by breadth-first search, writes its first actions to `way`, at most so many, and says
 * how many the whole way has: 0 where none is found.
 */
static inline int find_way(const Turn *turn, Position from, MovesOf *moves, IsGoal *is_goal, const char **way,
                           int most) {
  enum { SLOTS = 1 << 19 };
  Step *queue = must(malloc(MOST_POSITIONS * sizeof(Step)));
  int *slots = must(calloc(SLOTS, sizeof(int))); /* the number of a step, counted from 1 */
  int count = 1, length = 0;
  queue[0] = (Step){from, -1, NULL};
  slots[position_hash(&from) % SLOTS] = 1;
  for (int index = 0; index < count; index++) {
    if (is_goal(turn, &queue[index].position)) {
      for (int at = index; queue[at].before >= 0; at = queue[at].before) length++;
      int left = length;
      for (int at = index; queue[at].before >= 0; at = queue[at].before)
        if (--left < most) way[left] = queue[at].action;
      break;
    }
    Move found[MOST_MOVES];
    int size = moves(turn, &queue[index].position, found);
    for (int number = 0; number < size && count < MOST_POSITIONS; number++) {
      uint32_t slot = position_hash(&found[number].to) % SLOTS;
      while (slots[slot] != 0 && memcmp(&queue[slots[slot] - 1].position, &found[number].to, sizeof(Position)) != 0)
        slot = (slot + 1) % SLOTS;
      if (slots[slot] != 0) continue;
      queue[count] = (Step){found[number].to, index, found[number].action};
      slots[slot] = ++count;
    }
  }
  free(slots);
  free(queue);
  return length;
}

/* ---- Playing ------------------------------------------------------------------------------------------------- */

/* A whole line without its end, to be freed; NULL at the end of the input. */
static inline char *read_line(FILE *file) {
  size_t size = 1024, used = 0;
  char *line = must(malloc(size));
  while (fgets(line + used, (int)(size - used), file) != NULL) {
    used += strlen(line + used);
    if (used > 0 && line[used - 1] == '\n') {
      line[used - 1] = '\0';
      return line;
    }
    if (size - used < 2) line = must(realloc(line, size *= 2));
  }
  if (used > 0) return line;
  free(line);
  return NULL;
}

static inline void print_quoted(const char *text) {
  putchar('"');
  for (; *text != '\0'; text++) {
    if (*text == '"' || *text == '\\') printf("\\%c", *text);
    else if ((unsigned char)*text < ' ') printf("\\u%04x", (unsigned)*text);
    else putchar(*text);
  }
  putchar('"');
}

/* The port on which `dedalo bot debug` listens, if there is one, instead of standard input and output. */
static inline void connect_to_debugger(void) {
#ifndef _WIN32
  const char *address = getenv("DEDALO_CONNECT");
  if (address == NULL) return;
  const char *port = strrchr(address, ':');
  struct sockaddr_in there = {.sin_family = AF_INET, .sin_addr = {htonl(INADDR_LOOPBACK)}};
  there.sin_port = htons((uint16_t)atoi(port == NULL ? address : port + 1));
  int arena = socket(AF_INET, SOCK_STREAM, 0);
  bool is_open = arena >= 0 && connect(arena, (struct sockaddr *)&there, sizeof there) == 0;
  if (!is_open || dup2(arena, STDIN_FILENO) < 0 || dup2(arena, STDOUT_FILENO) < 0) {
    perror(address);
    exit(1);
  }
#endif
}

/* Plays until the arena closes the input. */
static inline int play(const char *name) {
  int seat = 0;
  Random random = random_from(0);
  connect_to_debugger();
  for (char *line; (line = read_line(stdin)) != NULL; free(line)) {
    JsonDocument document = json_parse(line);
    const Json *message = document.root;
    const char *type = json_text(json_get(message, "type"));
    if (strcmp(type, "hello") == 0) {
      fputs("{\"name\":", stdout);
      print_quoted(name);
      puts(",\"wants\":[\"legal\"]}");
    } else if (strcmp(type, "start") == 0) {
      seat = json_int(json_get(message, "seat"));
      random = random_from((uint64_t)json_number(json_get(message, "number")));
      start();
    } else if (strcmp(type, "act") == 0) {
      Turn turn = turn_from(message, seat, &random);
      printf("{\"turn\":%d,\"action\":", json_int(json_get(message, "turn")));
      print_quoted(choose(&turn));
      puts("}");
    }
    fflush(stdout);
    json_free(document);
  }
  return 0;
}

#endif
