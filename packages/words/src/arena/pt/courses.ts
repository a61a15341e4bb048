export const courses = {
  'unknown-setting': ({ name, known }: { readonly name: string; readonly known: readonly string[] }) =>
    `aqui não há a opção ${name}; há ${known.join(', ')}.`,
  'bad-setting': ({
    name,
    value,
    values,
  }: {
    readonly name: string;
    readonly value: string;
    readonly values: string;
  }) => `${name} não pode ser ${value}; é ${values}.`,
  'unreadable-file': ({ name, file }: { readonly name: string; readonly file: string }) =>
    `${name}: ${file} não pode ser lido.`,
  'unreadable-game': ({ folder, command }: { readonly folder: string; readonly command: string }) =>
    `em ${folder} não há uma corrida; ${command} diz porquê.`,
};
