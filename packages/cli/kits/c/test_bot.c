/*
 * What your player answers in recorded positions: make test
 *
 * A position is a message of the arena, as `dedalo bot check … --verbose` prints it. Add those in which your player was
 * wrong to positions.json, with the answers that you expect; without any, every legal action will do.
 */
#define TESTING
#include "bot.c"

static char *read_file(const char *name) {
  FILE *file = fopen(name, "rb");
  if (file == NULL) {
    perror(name);
    exit(1);
  }
  size_t size = 1024, used = 0;
  char *text = must(malloc(size));
  for (size_t got; (got = fread(text + used, 1, size - used - 1, file)) > 0;) {
    used += got;
    if (size - used < 2) text = must(realloc(text, size *= 2));
  }
  text[used] = '\0';
  fclose(file);
  return text;
}

static bool has_text(const Json *list, const char *text) {
  for (const Json *item = json_at(list, 0); item != NULL; item = item->next)
    if (strcmp(json_text(item), text) == 0) return true;
  return false;
}

int main(void) {
  char *text = read_file("positions.json");
  JsonDocument document = json_parse(text);
  if (json_size(document.root) == 0) {
    puts("positions.json has no positions");
    return 1;
  }
  int wrong = 0;
  for (const Json *position = json_at(document.root, 0); position != NULL; position = position->next) {
    Random random = random_from(1);
    Turn turn = turn_from(json_get(position, "message"), json_int(json_get(position, "seat")), &random);
    const Json *expected = json_get(position, "expect");
    start();
    const char *action = choose(&turn);
    bool is_right = has_text(json_size(expected) > 0 ? expected : turn.legal, action);
    printf("%s: %s (%s)\n", json_text(json_get(position, "title")), is_right ? "ok" : "WRONG", action);
    if (!is_right) wrong++;
  }
  json_free(document);
  free(text);
  return wrong == 0 ? 0 : 1;
}
