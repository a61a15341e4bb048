export const courses = {
  'unknown-setting': ({ name, known }: { readonly name: string; readonly known: readonly string[] }) =>
    `qui non c’è l’impostazione ${name}; ci sono ${known.join(', ')}.`,
  'bad-setting': ({
    name,
    value,
    values,
  }: {
    readonly name: string;
    readonly value: string;
    readonly values: string;
  }) => `${name} non può essere ${value}; è ${values}.`,
  'unreadable-file': ({ name, file }: { readonly name: string; readonly file: string }) =>
    `${name}: ${file} non si può leggere.`,
  'unreadable-game': ({ folder, command }: { readonly folder: string; readonly command: string }) =>
    `in ${folder} non c’è una corsa; ${command} dice perché.`,
};
