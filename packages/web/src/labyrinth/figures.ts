import type { SabreColour } from '@dedalo/theseus';
import { draw } from '../svg/draw.ts';

/** Figures as on a vase, each around the middle of its square. */

/** The shape of the blade says the same as its colour: straight, like a leaf, like a flame. */
const BLADES: Readonly<Record<SabreColour, string>> = {
  white: 'M28 24L27 -30L32 -42L37 -30L36 24Z',
  green: 'M29 24C22 6 20 -18 32 -43C44 -18 42 6 35 24Z',
  red: 'M28 24L21 12L28 4L20 -10L28 -16L23 -30L33 -45L39 -28L35 -17L44 -8L36 2L43 14L36 24Z',
};

export const drawTheseus = (sabre: SabreColour): SVGGElement =>
  draw(
    'g',
    { class: 'lab-theseus' },
    draw('ellipse', { class: 'lab-shade', cx: 0, cy: 40, rx: 32, ry: 7 }),
    draw('path', {
      class: 'lab-crest',
      d: 'M-30 34C-46 8 -44 -32 -10 -41C4 -45 19 -40 23 -28L14 -22C2 -32 -16 -29 -23 -14C-28 -2 -26 16 -18 30Z',
    }),
    draw('path', { class: 'lab-skin', d: 'M-8 2H14V26L2 32H-8Z' }),
    draw('path', {
      class: 'lab-helmet',
      d: 'M-23 8C-27 -26 14 -33 19 -6L20 12L13 12L12 2C7 -3 0 -2 -4 5C-1 10 6 12 12 16L10 34L-4 39C-16 33 -22 22 -23 8Z',
    }),
    draw('path', { class: 'lab-line', d: 'M-21 -2C-12 -12 6 -14 18 -8' }),
    draw('path', { class: `lab-sabre lab-sabre-${sabre}`, d: BLADES[sabre] }),
    draw('path', { class: 'lab-hilt', d: 'M21 24H43V30H35V40H29V30H21Z' }),
  );

export const drawMinotaur = (): SVGGElement =>
  draw(
    'g',
    { class: 'lab-minotaur' },
    draw('ellipse', { class: 'lab-shade', cx: 0, cy: 41, rx: 24, ry: 6 }),
    draw('path', {
      class: 'lab-horns',
      d: 'M-14 -13C-40 -10 -49 -30 -38 -46C-37 -32 -28 -27 -13 -29H13C28 -27 37 -32 38 -46C49 -30 40 -10 14 -13Z',
    }),
    draw('path', { class: 'lab-bull', d: 'M-19 -10L-41 -7L-26 6L-17 3ZM19 -10L41 -7L26 6L17 3Z' }),
    draw('path', {
      class: 'lab-bull',
      d: 'M-19 -24C-8 -31 8 -31 19 -24C25 -8 17 6 15 20C18 34 9 43 0 43C-9 43 -18 34 -15 20C-17 6 -25 -8 -19 -24Z',
    }),
    draw('path', {
      class: 'lab-curls',
      d: 'M-11 -25C-7 -17 -3 -17 0 -25C3 -17 7 -17 11 -25C9 -11 4 -9 0 -13C-4 -9 -9 -11 -11 -25Z',
    }),
    draw('path', { class: 'lab-eyes', d: 'M-15 -5L-4 -1L-6 6C-11 6 -14 1 -15 -5ZM15 -5L4 -1L6 6C11 6 14 1 15 -5Z' }),
    draw('path', { class: 'lab-line', d: 'M-9 27C-9 23 -4 23 -4 28M9 27C9 23 4 23 4 28' }),
    draw('path', { class: 'lab-ring', d: 'M-6 33A6.5 6.5 0 1 0 6 33' }),
  );

/** An amphora with its number. */
export const drawSupply = (number: number): SVGGElement => {
  const label = draw('text', { class: 'lab-number', x: 0, y: 16 });
  label.textContent = String(number);
  return draw(
    'g',
    { class: 'lab-supply' },
    draw('ellipse', { class: 'lab-shade', cx: 0, cy: 38, rx: 22, ry: 5 }),
    draw('path', { class: 'lab-handles', d: 'M-7 -29C-27 -33 -30 -14 -19 -7M7 -29C27 -33 30 -14 19 -7' }),
    draw('path', {
      class: 'lab-jar',
      d: 'M-11 -37H11V-30H7V-21C21 -15 26 -2 22 12C18 26 9 29 8 33H12V38H-12V33H-8C-9 29 -18 26 -22 12C-26 -2 -21 -15 -7 -21V-30H-11Z',
    }),
    draw('path', { class: 'lab-band', d: 'M-22 -7C-10 -3 10 -3 22 -7M-20 20C-10 24 10 24 20 20' }),
    label,
  );
};

/** The way out: a gate with light behind it. */
export const drawExit = (): SVGGElement =>
  draw(
    'g',
    { class: 'lab-exit' },
    draw('path', { class: 'lab-gate', d: 'M-38 42V-8C-38 -50 38 -50 38 -8V42Z' }),
    draw('path', { class: 'lab-light', d: 'M-26 42V-6C-26 -36 26 -36 26 -6V42Z' }),
    draw('path', { class: 'lab-steps', d: 'M-20 24H20M-23 33H23M-13 15H13' }),
    draw('path', { class: 'lab-rays', d: 'M0 2V-14M-9 5L-17 -6M9 5L17 -6' }),
  );
