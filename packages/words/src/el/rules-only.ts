import type { Words } from '../words.ts';

export const rulesOnly: Words['rulesOnly'] = {
  sitters: { person: 'άνθρωπος', random: 'τυχαίες κινήσεις', search: 'bot που σκέφτεται μπροστά' },
  turnOf: (seat) => `παίζει: ${seat}`,
  thinking: (seat) => `σκέφτεται: ${seat}`,
  notAnAction: (text) => `το «${text}» δεν είναι κίνηση αυτού του παιχνιδιού`,
  tryOne: (example) => `για παράδειγμα: ${example}`,
  actions: 'Τι μπορείς να παίξεις',
  typeAction: 'Γράψε μια κίνηση',
  play: 'Παίξε',
  players: 'Παίκτες',
};
