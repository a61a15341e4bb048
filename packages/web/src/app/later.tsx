import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useFailure } from '../replay/use-failure.ts';
import { words } from '../speech.ts';

/** A screen that is loaded when it is first opened. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let known: ComponentType<P> | undefined;
  return function Later(props: P): JSX.Element {
    const [Loaded, setLoaded] = useState(() => known);
    const fail = useFailure();
    useEffect(() => {
      if (known) return;
      load().then((component) => {
        known = component;
        setLoaded(() => component);
      }, fail);
    }, []);
    return Loaded ? <Loaded {...props} /> : <p class="only-heard">{words.value.web.loading}</p>;
  };
}
