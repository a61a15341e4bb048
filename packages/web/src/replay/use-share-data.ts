import { useEffect, useState } from 'preact/hooks';
import { dataOf } from './share-link.ts';

export interface ShareData {
  /** The data of a link; undefined until it is made, and where there is none. */
  readonly data?: string;
  readonly isTooLong: boolean;
}

/** Made in advance: a browser lets a page copy only during a click. */
export function useShareData(textOf: () => string): ShareData {
  const [shared, setShared] = useState<ShareData>({ isTooLong: false });
  useEffect(() => {
    let isGone = false;
    const make = async (): Promise<void> => {
      const data = await dataOf(textOf());
      if (!isGone) setShared(data === undefined ? { isTooLong: true } : { data, isTooLong: false });
    };
    const timer = setTimeout(() => void make());
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [textOf]);
  return shared;
}
