/** The values to offer for an option or an argument, loaded only on demand. */
type Load = () => readonly string[] | Promise<readonly string[]>;

const OFFERS = new WeakMap<object, Load>();

/** Notes which values a shell may offer for an option or argument, or for all with this reader of values. */
export function offer<T extends object>(what: T, load: Load): T {
  OFFERS.set(what, load);
  return what;
}

export const offeredBy = async (what: object | undefined): Promise<readonly string[]> =>
  (what && (await OFFERS.get(what)?.())) ?? [];
