export const courses = {
  'unknown-setting': ({ name, known }: { readonly name: string; readonly known: readonly string[] }) =>
    `εδώ δεν υπάρχει η ρύθμιση ${name}· υπάρχουν ${known.join(', ')}.`,
  'bad-setting': ({
    name,
    value,
    values,
  }: {
    readonly name: string;
    readonly value: string;
    readonly values: string;
  }) => `το ${name} δεν μπορεί να είναι ${value}· είναι ${values}.`,
  'unreadable-file': ({ name, file }: { readonly name: string; readonly file: string }) =>
    `${name}: το ${file} δεν διαβάζεται.`,
  'unreadable-game': ({ folder, command }: { readonly folder: string; readonly command: string }) =>
    `στο ${folder} δεν υπάρχει αγώνας· το ${command} λέει γιατί.`,
};
