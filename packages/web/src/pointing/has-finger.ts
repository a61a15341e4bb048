export const hasFinger = (): boolean => matchMedia('(pointer: coarse)').matches;
