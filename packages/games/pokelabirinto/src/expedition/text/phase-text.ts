import type { Reader } from '../../text/reader.ts';
import type { Phase } from '../state.ts';

export const PHASE_FORM = 'phase walking / meeting N / offer N / fighting N hero|opponent first|answer whole|fallen';

export function formatPhase(phase: Phase): string {
  if (phase.name === 'walking') return `phase ${phase.name}`;
  const words = `phase ${phase.name} ${phase.wild}`;
  if (phase.name !== 'fighting') return words;
  return `${words} ${phase.first} ${phase.isAnswer ? 'answer' : 'first'} ${phase.hasFallen ? 'fallen' : 'whole'}`;
}

export function readPhase(reader: Reader): Phase {
  const [name, wild, first, stage, party, ...others] = reader.words('phase', PHASE_FORM);
  if (name === 'walking' && wild === undefined) return { name };
  if (wild === undefined || others.length > 0) return reader.refuse(PHASE_FORM);
  const index = reader.number(wild, PHASE_FORM);
  if ((name === 'meeting' || name === 'offer') && first === undefined) return { name, wild: index };
  const isSide = first === 'hero' || first === 'opponent';
  const isRound = (stage === 'first' || stage === 'answer') && (party === 'whole' || party === 'fallen');
  if (name !== 'fighting' || !isSide || !isRound) return reader.refuse(PHASE_FORM);
  return { name, wild: index, first, isAnswer: stage === 'answer', hasFallen: party === 'fallen' };
}
