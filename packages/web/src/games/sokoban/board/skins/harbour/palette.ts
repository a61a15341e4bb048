import type { Theme } from '../../../../../design/theme.ts';

/** Wet stone, bleached planks and clay; by night the same under the moon. */
export interface Palette {
  readonly page: string;
  readonly shade: string;
  readonly planks: readonly string[];
  readonly seam: string;
  readonly nail: string;
  readonly ink: string;
  readonly cast: string;
  readonly wallCast: string;
  readonly stones: readonly string[];
  readonly stoneLight: string;
  readonly stoneFront: string;
  readonly mortar: string;
  readonly water: string;
  readonly tile: string;
  readonly tileOther: string;
  readonly tileBed: string;
  readonly clay: string;
  readonly clayLight: string;
  readonly clayDark: string;
  readonly glaze: string;
  readonly wave: string;
  readonly lost: string;
  readonly dead: string;
  readonly tunic: string;
  readonly trim: string;
  readonly skin: string;
  readonly hair: string;
  readonly cap: string;
  readonly capRim: string;
  readonly scarf: string;
  readonly eye: string;
  readonly rope: string;
  readonly mark: string;
  readonly rimOfMark: string;
}

export const PALETTES: Readonly<Record<Theme, Palette>> = {
  light: {
    page: '#f5ebda',
    shade: 'rgb(20 50 70 / 30%)',
    planks: ['#f6ecd4', '#f2e6ca', '#f9f0da'],
    seam: '#d9c59d',
    nail: '#bfa678',
    ink: '#14222d',
    cast: 'rgb(60 45 20 / 16%)',
    wallCast: 'rgb(70 55 25 / 24%)',
    stones: ['#2b6b89', '#347a99', '#235d79', '#3f84a2'],
    stoneLight: '#74b3cc',
    stoneFront: '#1a4a63',
    mortar: '#0f2f41',
    water: '#2b6b89',
    tile: '#1a5a78',
    tileOther: '#b5432a',
    tileBed: '#fffaf0',
    clay: '#bd5b31',
    clayLight: '#dd8a58',
    clayDark: '#8a3a1c',
    glaze: '#fdf0d2',
    wave: '#1a5a78',
    lost: '#7d6f63',
    dead: '#957a45',
    tunic: '#1c3f57',
    trim: '#fdf0d2',
    skin: '#b2673d',
    hair: '#3a241a',
    cap: '#c23a22',
    capRim: '#8c2413',
    scarf: '#eab64c',
    eye: '#fff6e4',
    rope: '#c79c55',
    mark: '#a23a1c',
    rimOfMark: '#fffaf0',
  },
  dark: {
    page: '#14100d',
    shade: 'rgb(0 0 0 / 60%)',
    planks: ['#171e24', '#141a20', '#1a2229'],
    seam: '#0b0f13',
    nail: '#2d3a44',
    ink: '#080c10',
    cast: 'rgb(0 0 0 / 32%)',
    wallCast: 'rgb(0 0 0 / 50%)',
    stones: ['#5590ad', '#629dba', '#4a84a1', '#70aac5'],
    stoneLight: '#a9d3e4',
    stoneFront: '#3c738f',
    mortar: '#14303f',
    water: '#4a84a1',
    tile: '#8fd0e6',
    tileOther: '#f2a05f',
    tileBed: '#10161b',
    clay: '#df8450',
    clayLight: '#f5b184',
    clayDark: '#a9552b',
    glaze: '#f8ead0',
    wave: '#1a5a78',
    lost: '#93877b',
    dead: '#647a88',
    tunic: '#f1e6cf',
    trim: '#2b6b89',
    skin: '#e9a778',
    hair: '#54321f',
    cap: '#f0694a',
    capRim: '#c4452a',
    scarf: '#f0bf57',
    eye: '#fff6e4',
    rope: '#d9b878',
    mark: '#ffb37a',
    rimOfMark: '#10161b',
  },
};
