import { err, ok, type Result } from '@dedalo/grid';
import type { Game, GameTypes } from '../game.ts';
import { hashText } from './hash.ts';
import type { ContentProblem } from './problem.ts';
import type { Acted, GameRecord } from './record.ts';
import type { Replay } from './replay.ts';

/** Reads a replay with the eyes of its game. Its actions are well-formed then, but have not been played. */
export function openReplay<T extends GameTypes>(
  game: Game<T>,
  replay: Replay,
): Result<GameRecord<T>, ContentProblem<T>> {
  const place = (line: number): { line: number; column: number } => ({ line, column: 1 });
  const { lines } = replay;
  if (replay.game !== game.id) return err({ code: 'unknown-game', at: place(lines.game), game: replay.game });
  if (replay.rulesVersion !== game.rulesVersion) {
    const versions = { said: replay.rulesVersion, known: game.rulesVersion };
    return err({ code: 'other-rules', at: place(lines.game), ...versions });
  }
  const config = game.text.parseConfig(replay.config);
  if (!config.ok) {
    const { at: within } = config.error;
    // Each line of the config stands behind a bar and a blank.
    const at = within ? { line: lines.config + within.line, column: within.column + 2 } : place(lines.config);
    return err({ code: 'bad-config', at, problem: config.error });
  }
  if (hashText(replay.config) !== replay.configHash) return err({ code: 'config-edited', at: place(lines.config) });
  const needed = game.seats(config.value);
  const said = replay.names.length;
  if (said !== needed) return err({ code: 'wrong-seats', at: place(lines.seats), said, needed });

  const actions: Acted<T>[] = [];
  for (const { seat, text, line } of replay.actions) {
    const action = game.text.parseAction(text);
    if (!action.ok) return err({ code: 'bad-action', at: place(line), text, problem: action.error });
    actions.push({ seat, action: action.value });
  }
  const { title, seed, names, played } = replay;
  return ok({ ...(title !== undefined && { title }), config: config.value, seed, names, actions, played });
}
