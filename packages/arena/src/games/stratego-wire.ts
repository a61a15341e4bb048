import { err, ok } from '@dedalo/grid';
import { cellOfNumbers, moveOfNumbers, RULE_SETS, stratego, type StrategoTypes } from '@dedalo/stratego';
import { plainWire, type Wire } from './wire.ts';

const plain = plainWire(stratego);
const NUMBER = String.raw`-?\d{1,10}`;
const PLACE = new RegExp(`^place (${NUMBER}) (${NUMBER})$`);
const MOVE = new RegExp(`^(${NUMBER}) (${NUMBER}) (${NUMBER}) (${NUMBER})$`);

/** Numbers that lead off the board are refused by the same codes as in the described program (D16). */
export const strategoWire: Wire<StrategoTypes> = {
  ...plain,
  canResign: ({ config }) => RULE_SETS[config.rules].canResign,
  read(text, state) {
    const [place, move] = [PLACE, MOVE].map((pattern) => pattern.exec(text)?.slice(1).map(Number));
    if (place) {
      const cell = cellOfNumbers(place);
      return typeof cell === 'string' ? err({ code: cell }) : ok([{ type: 'place', cell }]);
    }
    if (!move) return plain.read(text, state);
    const meant = moveOfNumbers(move);
    return typeof meant === 'string' ? err({ code: meant }) : ok([meant]);
  },
};
