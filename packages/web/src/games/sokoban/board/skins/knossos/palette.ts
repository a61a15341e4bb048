import type { Theme } from '../../../../../design/theme.ts';

/** By day figures of black glaze and earth on plaster; by night figures of clay on black glaze. */
export interface Palette {
  readonly page: string;
  readonly shade: string;
  readonly floor: string;
  readonly floorLight: string;
  readonly joint: string;
  readonly ink: string;
  readonly wall: string;
  readonly wallLight: string;
  readonly wallFront: string;
  readonly painted: string;
  readonly cast: string;
  readonly wallCast: string;
  readonly goal: string;
  readonly goalHeart: string;
  readonly wood: string;
  readonly woodLight: string;
  readonly woodFront: string;
  readonly bronze: string;
  readonly sealed: string;
  readonly sealedLight: string;
  readonly sealedFront: string;
  readonly seal: string;
  readonly sealHeart: string;
  readonly lost: string;
  readonly lostFront: string;
  readonly dead: string;
  readonly cloak: string;
  readonly trim: string;
  readonly tunic: string;
  readonly skin: string;
  readonly hair: string;
  readonly hat: string;
  readonly eye: string;
  readonly rope: string;
  readonly mark: string;
}

export const PALETTES: Readonly<Record<Theme, Palette>> = {
  light: {
    page: '#f5ebda',
    shade: 'rgb(70 38 16 / 34%)',
    floor: '#fdf6e7',
    floorLight: '#fffbf1',
    joint: '#ecdfc6',
    ink: '#2a1812',
    wall: '#b9562f',
    wallLight: '#d37a4c',
    wallFront: '#7a2f1a',
    painted: '#f6d9a8',
    cast: 'rgb(90 48 20 / 13%)',
    wallCast: 'rgb(110 60 20 / 20%)',
    goal: '#1b6076',
    goalHeart: '#c0492a',
    wood: '#9c6630',
    woodLight: '#bf8645',
    woodFront: '#6f4420',
    bronze: '#e8ba5f',
    sealed: '#1b6076',
    sealedFront: '#0f4152',
    sealedLight: '#3d8aa0',
    seal: '#fbe7bd',
    sealHeart: '#e0a93f',
    lost: '#6a625c',
    lostFront: '#3b3430',
    dead: '#c27a55',
    cloak: '#241914',
    trim: '#f6d9a8',
    tunic: '#b23f1f',
    skin: '#c1764a',
    hair: '#4f2e1d',
    hat: '#e8b44a',
    eye: '#fff6e4',
    rope: '#e3c489',
    mark: '#17586c',
  },
  dark: {
    page: '#14100d',
    shade: 'rgb(0 0 0 / 60%)',
    floor: '#1f1712',
    floorLight: '#231a15',
    joint: '#342720',
    ink: '#0f0b09',
    wall: '#bd6238',
    wallLight: '#dd8552',
    wallFront: '#a65433',
    painted: '#2a1610',
    cast: 'rgb(0 0 0 / 28%)',
    wallCast: 'rgb(0 0 0 / 48%)',
    goal: '#7fc0d1',
    goalHeart: '#f0a05c',
    wood: '#d8a863',
    woodLight: '#efc686',
    woodFront: '#a97b3f',
    bronze: '#4a2a14',
    sealed: '#6fb3c6',
    sealedFront: '#3f8298',
    sealedLight: '#a3d6e3',
    seal: '#10252c',
    sealHeart: '#10252c',
    lost: '#8d8278',
    lostFront: '#665c54',
    dead: '#9a6044',
    cloak: '#f3dfc0',
    trim: '#8e2f17',
    tunic: '#e07a48',
    skin: '#e9a778',
    hair: '#3a2016',
    hat: '#f0bf57',
    eye: '#fff3df',
    rope: '#f3dfc0',
    mark: '#7fc0d1',
  },
};
