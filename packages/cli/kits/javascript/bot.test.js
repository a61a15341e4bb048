/**
 * What your player answers in recorded positions: node --test
 *
 * A position is a message of the arena, as `dedalo bot check … --verbose` prints it. Add those in which your player was
 * wrong to positions.json, with the answers that you expect; without any, every legal action will do.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Player } from './bot.js';
import { Random } from './dedalo.js';

const positions = JSON.parse(readFileSync(new URL('positions.json', import.meta.url), 'utf8'));

for (const { title, seat, message, expect } of positions) {
  test(title, () => {
    const { view, legal, clock } = message;
    const action = new Player().choose({ view, legal, seat, clock, random: new Random(1) });
    const allowed = expect.length > 0 ? expect : legal;
    assert.ok(allowed.includes(action), `${action} is none of ${allowed.join(', ')}`);
  });
}
