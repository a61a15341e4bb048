declare module 'virtual:race-atlas' {
  /** The picture with all drawings of the race, and the rectangle of each by its name. */
  export const atlas: {
    readonly url: string;
    readonly parts: Readonly<Record<string, readonly [x: number, y: number, width: number, height: number]>>;
  };
}
