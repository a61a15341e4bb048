import { readFileSync } from 'node:fs';
import { parseReplay, verifyReplay } from '@dedalo/engine';
import { expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';

test('the replay that the engine shows as its example holds', () => {
  const readme = readFileSync(new URL('../../engine/README.md', import.meta.url), 'utf8');
  const text = /```text\n(dedalo replay .*?)```/s.exec(readme)?.[1] ?? '';
  const replay = parseReplay(text);
  expect(replay).toMatchObject({ ok: true, value: { game: 'sokoban', played: 1 } });
  expect(replay.ok && verifyReplay(GAMES.sokoban, replay.value)).toMatchObject({ ok: true });
});
