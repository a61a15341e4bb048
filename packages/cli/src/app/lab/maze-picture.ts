import type { Experiment, Look } from '@dedalo/clients/lab/experiment';
import type { Picture } from '../picture.ts';

type Signs = Readonly<Record<Look, string>>;

/** Set where colours tell the cells apart. */
const COLOURED: Signs = { wall: '██', floor: '  ', seen: '  ', head: '  ', path: '  ', entrance: 'E ', exit: 'U ' };
const COLOURLESS: Signs = { ...COLOURED, seen: '· ', head: '@ ', path: '••' };
const ASCII: Signs = { ...COLOURED, wall: '##', seen: '. ', head: '@ ', path: '**' };

/** The current experiment. */
export function mazePicture(
  experiment: Experiment,
  { isAscii, hasColour }: { readonly isAscii: boolean; readonly hasColour: boolean },
): Picture {
  const { width, height } = experiment.grid;
  const signs = isAscii ? ASCII : hasColour ? COLOURED : COLOURLESS;
  return {
    width,
    height,
    focus: { x: 0, y: 0 },
    look: (x, y) => {
      const look = experiment.look(y * width + x);
      return { text: signs[look], role: look };
    },
  };
}
