import { strategoProgress } from '@dedalo/clients/stratego/beaten';
import type { StrategoTypes } from '@dedalo/stratego';
import type { BroughtCliGame } from '../cli-game.ts';

export const stratego: BroughtCliGame<StrategoTypes> = {
  id: 'stratego',
  progress: strategoProgress,
  screen: async () => {
    const { goOnStratego } = await import('./screen/open.ts');
    return { startPage: goOnStratego, goOnPage: goOnStratego };
  },
  plain: () => import('./plain/from-menu.ts'),
  painter: () => import('./screen/painter.ts'),
  facts: async () => (await import('@dedalo/clients/stratego/facts')).strategoFacts,
  play: async () => (await import('./commands/play.ts')).playStrategoCommand(),
  simulate: async () => (await import('./commands/simulate.ts')).simulateStrategoCommand(),
  commands: {
    summary: 'the described run and the set-ups of Stratego Duel',
    load: async () => (await import('./commands/index.ts')).strategoCommand(),
  },
};
