import { attackOf } from '../species.ts';
import { CREATURES } from './content/creatures.ts';
import type { Blow, Event, Leg, Member, Phase, Scene, Wild } from './state.ts';

export const WALKING: Phase = { name: 'walking' };

export const legOf = ({ journey }: Pick<Scene, 'journey'>): Leg => journey.at(-1)!;

/** Whether everybody in this maze hunts (E3). */
export const isAwake = (scene: Pick<Scene, 'journey'>): boolean => legOf(scene).steps > legOf(scene).par;

type Fighting = Extract<Phase, { name: 'fighting' }>;

export function fightOf(phase: Phase): Fighting {
  if (phase.name !== 'fighting') throw new Error(`expedition: a blow while ${phase.name}`);
  return phase;
}

/** What an event makes of a state or of a view: one truth for both. */
export function applyEvent<S extends Scene>(scene: S, event: Event): S {
  const { party, phase } = scene;
  switch (event.type) {
    case 'acted':
      return { ...scene, told: [], actions: scene.actions + 1 };
    case 'moved':
      return withLeg({ ...scene, at: event.to, previous: event.from }, (leg) => ({ steps: leg.steps + 1 }));
    case 'wild-moved':
    case 'made-way': {
      const moved = withWild(scene, event.wild, { at: event.to });
      return event.type === 'made-way' ? turnedBack(moved) : moved;
    }
    case 'met':
      return { ...scene, phase: { name: 'meeting', wild: event.wild } };
    case 'struck':
    case 'gained':
    case 'attacked':
    case 'powerless':
      return { ...applyBlow(scene, event), told: [...scene.told, event] };
    case 'turned-back':
      return turnedBack({ ...scene, at: event.to });
    case 'swapped': {
      const next = { ...scene, party: [party[event.member]!, ...party.toSpliced(event.member, 1)] };
      return phase.name === 'fighting' ? { ...next, phase: { ...phase, isAnswer: true } } : next;
    }
    case 'fainted': {
      const next = withLeg({ ...scene, party: party.slice(1) }, (leg) => ({ lost: [...leg.lost, event.creature] }));
      if (next.party.length === 0) return { ...next, phase: WALKING };
      return phase.name === 'fighting' ? { ...next, phase: { ...phase, hasFallen: true } } : next;
    }
    case 'fight-won': {
      const next = withWild(scene, event.wild, { at: null });
      // Nobody joins over one that fell (E8).
      const then: Phase = fightOf(phase).hasFallen ? WALKING : { name: 'offer', wild: event.wild };
      return withLeg({ ...next, phase: then }, (leg) => ({ won: [...leg.won, event.creature] }));
    }
    case 'joined': {
      const member: Member = { creature: event.creature, hp: event.hp, energy: 0 };
      return { ...scene, party: party.toSpliced(event.place, 1, member), phase: WALKING };
    }
    case 'let-go':
      return { ...scene, party: withFront(party, { hp: party[0]!.hp + event.healed }), phase: WALKING };
    case 'found':
      return withLeg(applyFind(withoutFind(scene, event), event), (leg) => ({ finds: [...leg.finds, event.kind] }));
    case 'scored':
      return withLeg({ ...scene, score: scene.score + event.points }, (leg) => ({ points: leg.points + event.points }));
    case 'left':
      return { ...scene, party: party.map((member, index) => rested(member, event.healed[index]!)) };
    case 'entered':
      return {
        ...scene,
        number: event.number,
        at: event.at,
        previous: event.at,
        wild: event.wild.map((each) => ({ ...each, at: null, energy: 0 })),
        finds: [],
        journey: [...scene.journey, newLeg(event.par)],
      };
    case 'woke':
    case 'sighted':
    case 'ended':
      return scene;
  }
}

export const newLeg = (par: number): Leg => ({
  par,
  steps: 0,
  won: [],
  lost: [],
  turnedBack: 0,
  finds: [],
  points: 0,
});

function applyBlow<S extends Scene>(scene: S, blow: Blow): S {
  const { party, phase } = scene;
  switch (blow.type) {
    case 'struck':
      return hurtFront(scene, blow.damage);
    case 'gained': {
      const { wild, first } = blow;
      const next = withWild(scene, wild, { energy: scene.wild[wild]!.energy + blow.rival });
      const hasFallen = phase.name === 'fighting' && phase.hasFallen;
      const fighting: Phase = { name: 'fighting', wild, first, isAnswer: false, hasFallen };
      return { ...next, party: withFront(party, { energy: party[0]!.energy + blow.hero }), phase: fighting };
    }
    case 'attacked':
      return applyAttack(scene, blow);
    case 'powerless':
      return { ...scene, phase: { ...fightOf(phase), isAnswer: true } };
  }
}

function applyAttack<S extends Scene>(scene: S, { by, attack, damage }: Extract<Blow, { type: 'attacked' }>): S {
  const { party } = scene;
  const phase = fightOf(scene.phase);
  const rival = scene.wild[phase.wild]!;
  const answered = { ...scene, phase: { ...phase, isAnswer: true } };
  if (by === 'hero') {
    const [front] = party;
    const { cost } = attackOf(CREATURES[front!.creature], attack);
    const hurt = withWild(answered, phase.wild, { hp: Math.max(0, rival.hp - damage) });
    return { ...hurt, party: withFront(party, { energy: front!.energy - cost }) };
  }
  const { cost } = attackOf(CREATURES[rival.creature], attack);
  return hurtFront(withWild(answered, phase.wild, { energy: rival.energy - cost }), damage);
}

function applyFind<S extends Scene>(scene: S, { kind, amount }: Extract<Event, { type: 'found' }>): S {
  const { party } = scene;
  if (kind === 'berry') return { ...scene, party: withFront(party, { hp: party[0]!.hp + amount }) };
  if (kind === 'tonic') return { ...scene, party: withFront(party, { energy: party[0]!.energy + amount }) };
  return scene;
}

const withoutFind = <S extends Scene>(scene: S, { at }: Extract<Event, { type: 'found' }>): S => ({
  ...scene,
  finds: scene.finds.filter((find) => find.at !== at),
});

const rested = (member: Member, healed: number): Member => ({ ...member, hp: member.hp + healed });

const hurtFront = <S extends Scene>(scene: S, damage: number): S => ({
  ...scene,
  party: withFront(scene.party, { hp: Math.max(0, scene.party[0]!.hp - damage) }),
});

const turnedBack = <S extends Scene>(scene: S): S =>
  withLeg({ ...scene, phase: WALKING }, (leg) => ({ turnedBack: leg.turnedBack + 1 }));

const withFront = (party: readonly Member[], change: Partial<Member>): readonly Member[] =>
  party.with(0, { ...party[0]!, ...change });

const withWild = <S extends Scene>(scene: S, index: number, change: Partial<Wild>): S => ({
  ...scene,
  wild: scene.wild.with(index, { ...scene.wild[index]!, ...change }),
});

function withLeg<S extends Scene>(scene: S, change: (leg: Leg) => Partial<Leg>): S {
  const leg = legOf(scene);
  return { ...scene, journey: [...scene.journey.slice(0, -1), { ...leg, ...change(leg) }] };
}
