import { createConfig, type State, theseus } from '../../../src/index.ts';

/** A start of a game with few rounds or none left out, made by the rules. */
export function startOf(options: { size: number; supplies: number; rounds: number }, seed: string | number): State {
  const config = createConfig(options);
  if (!config.ok) throw new Error(config.error.code);
  return theseus.start(config.value, String(seed));
}

/** The states that one action can lead to, in the order of the legal actions. */
export function following(state: State): State[] {
  return theseus.turn(state).flatMap((seat) =>
    theseus.legal(state, seat).map((action) => {
      const played = theseus.play(state, seat, action);
      if (!played.ok) throw new Error(played.error.code);
      return played.value.state;
    }),
  );
}

/** What makes two states of one game the same. */
export const keyOf = ({ theseus, minotaur, supplies, dice }: State): string =>
  `${theseus} ${minotaur} ${supplies.join(' ')} ${dice}`;

/** Every state that can follow from a start. */
export function statesFrom(start: State): State[] {
  const states = new Map([[keyOf(start), start]]);
  for (const state of states.values()) {
    for (const next of following(state)) if (!states.has(keyOf(next))) states.set(keyOf(next), next);
  }
  return [...states.values()];
}
