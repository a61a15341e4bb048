/** What `dedalo bot new` says. */
export const kits = {
  whichGame: (what: { readonly games: string; readonly folder: string }) =>
    `which game shall it play? Add --game with one of ${what.games}, such as dedalo bot new ${what.folder} --game stratego.`,
  badName: (name: string) =>
    `“${name}” cannot be the name of a player: take up to 40 letters, digits, - and _, and begin with a letter.`,
  takenName: (name: string) => `a bot that comes with this game is called ${name}: choose another name.`,
  notEmpty: (folder: string) =>
    `${folder} is there already and is not empty. Nothing was written: choose another name.`,
  notWritten: (what: { readonly folder: string; readonly reason: string }) =>
    `${what.folder} cannot be written (${what.reason}).`,
  written: (what: { readonly name: string; readonly folder: string }) =>
    `${what.name} is in ${what.folder}: README.md says what to change first.`,
  next: 'Next:',
};
