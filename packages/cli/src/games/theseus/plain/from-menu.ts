import { chooseItem } from '../../../plain/choose-item.ts';
import type { TypedLines } from '../../../plain/typed-lines.ts';
import type { Store } from '../../../store/store.ts';
import { theseusItems } from './items.ts';

export const playFromMenu = (store: Store, lines: TypedLines): Promise<void> => chooseItem(theseusItems(store), lines);

export { goOn } from './items.ts';
