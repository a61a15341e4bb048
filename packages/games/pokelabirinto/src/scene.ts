import { attackOf, type Species } from './species.ts';
import type { Blow, Event, Opponent, Phase, Scene, Side } from './state.ts';

export const WALKING: Phase = { name: 'walking' };

export const otherSide = (side: Side): Side => (side === 'hero' ? 'opponent' : 'hero');

/** Who attacks next in a fight. */
export const attackerOf = ({ first, isAnswer }: { readonly first: Side; readonly isAnswer: boolean }): Side =>
  isAnswer ? otherSide(first) : first;

interface Creatures {
  readonly species: readonly Species[];
  readonly creature: number;
}

/** What an event makes of a state or of a view: one truth for both. */
export function applyEvent<S extends Scene>(scene: S, event: Event, creatures: Creatures): S {
  switch (event.type) {
    case 'acted':
      return { ...scene, told: [], actions: scene.actions + 1 };
    case 'moved':
      return { ...scene, hero: { ...scene.hero, at: event.to, previous: event.from } };
    case 'opponent-moved':
      return withOpponent(scene, event.opponent, { at: event.to });
    case 'met':
      return { ...scene, phase: { name: 'meeting', opponent: event.opponent } };
    case 'turned-back':
      return { ...scene, hero: { ...scene.hero, at: event.to }, phase: WALKING };
    case 'made-way':
      return { ...withOpponent(scene, event.opponent, { at: event.to }), phase: WALKING };
    case 'gained':
    case 'attacked':
    case 'powerless':
    case 'fight-won':
      return { ...applyBlow(scene, event, creatures), told: [...scene.told, event] };
    case 'round-ended':
    case 'sighted':
    case 'ended':
      return scene;
  }
}

function applyBlow<S extends Scene>(scene: S, blow: Blow, creatures: Creatures): S {
  const { hero, phase } = scene;
  switch (blow.type) {
    case 'gained': {
      const rival = scene.opponents[blow.opponent]!;
      const next = withOpponent(scene, blow.opponent, { energy: rival.energy + blow.rival });
      return {
        ...next,
        hero: { ...hero, energy: hero.energy + blow.hero },
        phase: { name: 'fighting', opponent: blow.opponent, first: blow.first, isAnswer: false },
      };
    }
    case 'attacked': {
      const { opponent } = fightOf(phase);
      const rival = scene.opponents[opponent]!;
      const answered = { ...scene, phase: { ...fightOf(phase), isAnswer: true } };
      if (blow.by === 'hero') {
        const { cost } = attackOf(creatures.species[creatures.creature]!, blow.attack);
        const hurt = withOpponent(answered, opponent, { hp: Math.max(0, rival.hp - blow.damage) });
        return { ...hurt, hero: { ...hero, energy: hero.energy - cost } };
      }
      const { cost } = attackOf(creatures.species[rival.species]!, blow.attack);
      const tired = withOpponent(answered, opponent, { energy: rival.energy - cost });
      return { ...tired, hero: { ...hero, hp: Math.max(0, hero.hp - blow.damage) } };
    }
    case 'powerless':
      return { ...scene, phase: { ...fightOf(phase), isAnswer: true } };
    case 'fight-won':
      return { ...(blow.by === 'hero' ? withOpponent(scene, blow.opponent, { at: null }) : scene), phase: WALKING };
  }
}

function fightOf(phase: Phase): Extract<Phase, { name: 'fighting' }> {
  if (phase.name !== 'fighting') throw new Error(`a blow while ${phase.name}`);
  return phase;
}

export const withOpponent = <S extends Scene>(scene: S, index: number, change: Partial<Opponent>): S => ({
  ...scene,
  opponents: scene.opponents.with(index, { ...scene.opponents[index]!, ...change }),
});
