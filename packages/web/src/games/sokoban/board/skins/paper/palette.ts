import type { Theme } from '../../../../../design/theme.ts';

/** Ink and one red pencil on squared paper; by night the blueprint of it. */
export interface Palette {
  readonly page: string;
  readonly shade: string;
  readonly paper: string;
  readonly square: string;
  readonly squareFine: string;
  readonly ink: string;
  readonly wallPaper: string;
  readonly pencil: string;
  readonly crate: string;
  readonly crateShade: string;
  readonly dead: string;
}

export const PALETTES: Readonly<Record<Theme, Palette>> = {
  light: {
    page: '#f5ebda',
    shade: 'rgb(30 40 55 / 26%)',
    paper: '#fffdf6',
    square: '#c8d9de',
    squareFine: '#e6eeee',
    ink: '#1b2733',
    wallPaper: '#e3e6e0',
    pencil: '#b32b1c',
    crate: '#fbeecb',
    crateShade: '#ecd69c',
    dead: '#c4776b',
  },
  dark: {
    page: '#14100d',
    shade: 'rgb(0 0 0 / 60%)',
    paper: '#10365e',
    square: '#2a5a8c',
    squareFine: '#184270',
    ink: '#f2f8ff',
    wallPaper: '#1d4a7a',
    pencil: '#ffcf7a',
    crate: '#1f5488',
    crateShade: '#16426f',
    dead: '#8fb0d6',
  },
};
