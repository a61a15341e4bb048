/** Whether two values are the same data: plain objects, arrays, typed arrays and primitives, to any depth. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const prototype: unknown = Object.getPrototypeOf(a);
  if (prototype !== Object.getPrototypeOf(b)) return false;
  if (Array.isArray(a) || (ArrayBuffer.isView(a) && 'length' in a)) {
    const left = a as ArrayLike<unknown>;
    const right = b as ArrayLike<unknown>;
    if (left.length !== right.length) return false;
    for (let i = 0; i < left.length; i++) if (!isSame(left[i], right[i])) return false;
    return true;
  }
  // Sets, maps, dates and the like hide what they hold.
  if (prototype !== Object.prototype && prototype !== null) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key as keyof typeof a], b[key as keyof typeof b]))
  );
}

/** Whether a value comes back from JSON as it went in. */
export function survivesJson(value: unknown): boolean {
  try {
    return isSame(JSON.parse(JSON.stringify(value)), value);
  } catch {
    return false;
  }
}
