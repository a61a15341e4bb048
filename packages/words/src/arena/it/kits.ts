export const kits = {
  whichGame: (what: { readonly games: string; readonly folder: string }) =>
    `a quale gioco deve giocare? Aggiungi --game con uno tra ${what.games}, per esempio dedalo bot new ${what.folder} --game stratego.`,
  badName: (name: string) =>
    `«${name}» non può essere il nome di un giocatore: usa fino a 40 lettere, cifre, - e _, cominciando con una lettera.`,
  takenName: (name: string) => `un bot di questo gioco si chiama già ${name}: scegli un altro nome.`,
  notEmpty: (folder: string) => `${folder} esiste già e non è vuota. Non è stato scritto nulla: scegli un altro nome.`,
  notWritten: (what: { readonly folder: string; readonly reason: string }) =>
    `${what.folder} non si può scrivere (${what.reason}).`,
  written: (what: { readonly name: string; readonly folder: string }) =>
    `${what.name} è in ${what.folder}: README.md dice che cosa cambiare per primo.`,
  next: 'E ora:',
};
