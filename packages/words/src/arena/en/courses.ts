/** Why settings make no game: codes are those of the arena's course problems. */
export const courses = {
  'unknown-setting': ({ name, known }: { readonly name: string; readonly known: readonly string[] }) =>
    `there is no setting ${name} here; there are ${known.join(', ')}.`,
  'bad-setting': ({
    name,
    value,
    values,
  }: {
    readonly name: string;
    readonly value: string;
    readonly values: string;
  }) => `${name} cannot be ${value}; it is ${values}.`,
  'unreadable-file': ({ name, file }: { readonly name: string; readonly file: string }) =>
    `${name}: ${file} cannot be read.`,
  'unreadable-game': ({ folder, command }: { readonly folder: string; readonly command: string }) =>
    `there is no game of the race in ${folder}; ${command} says why.`,
};
