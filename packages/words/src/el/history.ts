import { counted } from '../counted.ts';
import type { Words } from '../words.ts';

export const history: Words['history'] = {
  notKept: 'Ο browser δεν μας αφήνει να κρατήσουμε τα τελειωμένα παιχνίδια.',
  gone: counted('el', {
    one: 'Η συλλογή γέμισε: έφυγε το παλαιότερο παιχνίδι. Τα αγαπημένα φεύγουν τελευταία.',
    other: 'Η συλλογή γέμισε: έφυγαν τα # παλαιότερα παιχνίδια. Τα αγαπημένα φεύγουν τελευταία.',
  }),
  figures: {
    actions: counted('el', { one: '# ενέργεια', other: '# ενέργειες' }),
    moves: counted('el', { one: '# κίνηση', other: '# κινήσεις' }),
    pushes: counted('el', { one: '# σπρώξιμο', other: '# σπρωξίματα' }),
    rounds: counted('el', { one: '# γύρος', other: '# γύροι' }),
    supplies: counted('el', { one: '# προμήθεια', other: '# προμήθειες' }),
    fights: counted('el', { one: '# μάχη κερδισμένη', other: '# μάχες κερδισμένες' }),
    hitPoints: counted('el', { one: 'απομένει # πόντος ζωής', other: 'απομένουν # πόντοι ζωής' }),
    lives: counted('el', { one: 'απομένει # ζωή', other: 'απομένουν # ζωές' }),
    mazes: counted('el', { one: '# λαβύρινθος', other: '# λαβύρινθοι' }),
    score: counted('el', { one: '# πόντος', other: '# πόντοι' }),
  },
};
