export const kits = {
  whichGame: (what: { readonly games: string; readonly folder: string }) =>
    `que jogo deve jogar? Acrescenta --game com um de ${what.games}, por exemplo dedalo bot new ${what.folder} --game stratego.`,
  badName: (name: string) =>
    `«${name}» não pode ser o nome de um jogador: usa até 40 letras, algarismos, - e _, a começar por uma letra.`,
  takenName: (name: string) => `um bot deste jogo já se chama ${name}: escolhe outro nome.`,
  notEmpty: (folder: string) => `${folder} já existe e não está vazia. Nada foi escrito: escolhe outro nome.`,
  notWritten: (what: { readonly folder: string; readonly reason: string }) =>
    `não é possível escrever em ${what.folder} (${what.reason}).`,
  written: (what: { readonly name: string; readonly folder: string }) =>
    `${what.name} está em ${what.folder}: README.md diz o que mudar primeiro.`,
  next: 'A seguir:',
};
