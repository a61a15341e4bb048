import { counted } from '../counted.ts';
import type { Words } from '../words.ts';

const decisions = counted('el', { one: '# απόφαση', other: '# αποφάσεις' });

export const expeditionJudged: Words['games']['expedition']['judged'] = {
  lastFight: 'Η τελευταία σου μάχη',
  title: 'Πόσο καλά πολέμησες;',
  inReplay: 'Τι άξιζαν οι αποφάσεις',
  fight: (name) => `μάχη με μπροστά: ${name}`,
  swap: (name) => `${name} μπροστά`,
  turnBack: 'υποχώρηση',
  start: (what) => `Αντίπαλος: ${what.name}. Στην αρχή η πιθανότητά σου να νικήσεις ήταν ${what.chance}.`,
  flawless: counted('el', {
    one: 'Υπήρχε μία απόφαση, και η δική σου ήταν η καλύτερη.',
    other: 'Και οι # αποφάσεις ήταν οι καλύτερες δυνατές.',
  }),
  lost: (what) =>
    `Πιθανότητες που χαράμισες: ${what.lost} συνολικά· χωρίς απώλεια ${what.flawless} από ${decisions(what.decisions)}.`,
  nothing: 'Στις μάχες σου δεν υπήρχε τίποτα να αποφασίσεις.',
  toWin: ({ what, chance }) => `${what}: ${chance} για νίκη`,
  toGetAway: ({ what, chance }) => `${what}: ${chance} για να ξεφύγεις`,
  better: ({ what, chance }) => `καλύτερα: ${what}, ${chance}`,
  best: 'τίποτα δεν ήταν καλύτερο',
  dearest: 'Οι πιο ακριβές αποφάσεις',
  place: (what) => `λαβύρινθος ${what.maze}, ${what.name}`,
  journeys: 'Αποφάσεις στις μάχες',
  lostNothing: 'χωρίς απώλεια',
  givenAway: 'χαμένες πιθανότητες',
  judging: 'Τα ταξίδια κρίνονται…',
};
