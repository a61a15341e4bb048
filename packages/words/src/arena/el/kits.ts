export const kits = {
  whichGame: (what: { readonly games: string; readonly folder: string }) =>
    `ποιο παιχνίδι θα παίζει; Πρόσθεσε --game με ένα από τα ${what.games}, όπως dedalo bot new ${what.folder} --game stratego.`,
  badName: (name: string) =>
    `«${name}» δεν μπορεί να είναι όνομα παίκτη: έως 40 λατινικά γράμματα, ψηφία, - και _, με πρώτο ένα γράμμα.`,
  takenName: (name: string) => `ένα bot αυτού του παιχνιδιού λέγεται ήδη ${name}: διάλεξε άλλο όνομα.`,
  notEmpty: (folder: string) =>
    `ο φάκελος ${folder} υπάρχει ήδη και δεν είναι κενός. Δεν γράφτηκε τίποτα: διάλεξε άλλο όνομα.`,
  notWritten: (what: { readonly folder: string; readonly reason: string }) =>
    `δεν είναι δυνατή η εγγραφή στο ${what.folder} (${what.reason}).`,
  written: (what: { readonly name: string; readonly folder: string }) =>
    `το ${what.name} είναι στο ${what.folder}: το README.md λέει τι να αλλάξετε πρώτα.`,
  next: 'Στη συνέχεια:',
};
