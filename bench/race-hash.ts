import { hashText } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { createConfig, race, shippedContent } from '@dedalo/race';

/** Plays the shipped game with random keys for so many ticks, one game after the other, and hashes what comes out. */
export function raceHash(ticks: number): string {
  const config = createConfig(shippedContent('daedalus'));
  const random = new Random('keys');
  let hashes = '';
  let left = ticks;
  for (let game = 1; left > 0; game++) {
    let state = race.start(config, `race ${game}`);
    while (race.turn(state).length > 0 && left > 0) {
      const action = random.pick(race.legal(state, 0).filter((each) => each.ticks <= left));
      const played = race.play(state, 0, action);
      if (!played.ok) throw new Error(played.error.code);
      state = played.value.state;
      left -= action.ticks;
    }
    hashes += hashText(race.text.formatState(state));
  }
  return hashText(hashes);
}
