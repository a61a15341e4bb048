/** What something on the screen is, apart from how it looks. */
export const ROLES = [
  'text',
  'faint',
  'title',
  'selected',
  'good',
  'bad',
  'wall',
  'floor',
  'outside',
  'goal',
  'box',
  'box-on-goal',
  'lost-box',
  'player',
  'player-on-goal',
  'goal-in-reach',
  'dead',
  'reach',
  'picked',
  'seen',
  'head',
  'path',
  'entrance',
  'exit',
  'theseus',
  'theseus-green',
  'theseus-red',
  'minotaur',
] as const;
export type Role = (typeof ROLES)[number];

/** The parameters of a terminal's SGR sequence for each role. */
export type Theme = Readonly<Record<Role, string>>;

/** Colours of the 256-colour palette, which nearly every terminal has. */
const COLOURED: Theme = {
  text: '',
  faint: '38;5;245',
  title: '1;38;5;180',
  selected: '1;38;5;234;48;5;180',
  good: '38;5;108',
  bad: '38;5;174',
  wall: '38;5;240;48;5;240',
  floor: '48;5;235',
  outside: '',
  goal: '1;38;5;221;48;5;235',
  box: '38;5;58;48;5;179',
  'box-on-goal': '1;38;5;22;48;5;114',
  'lost-box': '1;38;5;231;48;5;131',
  player: '1;38;5;153;48;5;235',
  'player-on-goal': '1;38;5;221;48;5;235',
  'goal-in-reach': '1;38;5;221;48;5;237',
  dead: '38;5;95;48;5;235',
  reach: '38;5;66;48;5;237',
  picked: '1;38;5;235;48;5;231',
  seen: '48;5;60',
  head: '48;5;214',
  path: '48;5;161',
  entrance: '38;5;255;48;5;36',
  exit: '38;5;235;48;5;220',
  theseus: '1;38;5;234;48;5;255',
  'theseus-green': '1;38;5;22;48;5;114',
  'theseus-red': '1;38;5;231;48;5;160',
  minotaur: '1;38;5;231;48;5;94',
};

/** No colours; weight and inversion only. */
const COLOURLESS: Theme = {
  ...(Object.fromEntries(ROLES.map((role) => [role, ''])) as Record<Role, string>),
  title: '1',
  selected: '7',
  player: '1',
  'player-on-goal': '1',
  'lost-box': '7',
  picked: '7',
  theseus: '1',
  'theseus-green': '1',
  'theseus-red': '7',
  minotaur: '1',
};

export const themeOf = (options: { readonly colour: boolean }): Theme => (options.colour ? COLOURED : COLOURLESS);
