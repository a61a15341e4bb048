import { useState } from 'preact/hooks';

/** Passes a later failure, from a promise, to the error screen of the page. */
export function useFailure(): (error: unknown) => void {
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  if (failure) throw failure.error;
  return (error) => setFailure({ error });
}
