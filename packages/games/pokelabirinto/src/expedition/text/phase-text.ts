import type { Reader } from '../../text/reader.ts';
import type { Phase } from '../state.ts';

export const PHASE_FORM = 'phase walking / meeting N / offer N / fighting N hero|opponent first|answer';

export function formatPhase(phase: Phase): string {
  if (phase.name === 'walking') return `phase ${phase.name}`;
  const words = `phase ${phase.name} ${phase.wild}`;
  return phase.name === 'fighting' ? `${words} ${phase.first} ${phase.isAnswer ? 'answer' : 'first'}` : words;
}

export function readPhase(reader: Reader): Phase {
  const [name, wild, first, stage, ...others] = reader.words('phase', PHASE_FORM);
  if (name === 'walking' && wild === undefined) return { name };
  if (wild === undefined || others.length > 0) return reader.refuse(PHASE_FORM);
  const index = reader.number(wild, PHASE_FORM);
  if ((name === 'meeting' || name === 'offer') && first === undefined) return { name, wild: index };
  const isSide = first === 'hero' || first === 'opponent';
  if (name !== 'fighting' || !isSide || (stage !== 'first' && stage !== 'answer')) return reader.refuse(PHASE_FORM);
  return { name, wild: index, first, isAnswer: stage === 'answer' };
}
