import { useState } from 'preact/hooks';

/** Lets a failure that comes later, from a promise, break the screen where its guard sees it. */
export function useFailure(): (error: unknown) => void {
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  if (failure) throw failure.error;
  return (error) => setFailure({ error });
}
