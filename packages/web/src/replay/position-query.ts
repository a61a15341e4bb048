/** `?at=12`; anything else means the start. */
export const parsePosition = (query: URLSearchParams): number => {
  const text = query.get('at') ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
};

export const positionQuery = (position: number): Readonly<Record<string, string>> =>
  position === 0 ? {} : { at: String(position) };
