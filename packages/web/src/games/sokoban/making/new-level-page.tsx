import { NEW } from '@dedalo/clients/own/collected';
import {
  FIRST_WISH,
  formatLevelWish,
  type LevelWish,
  madeLevel,
  madeLevelFacts,
  parseLevelWish,
  withDifficulty,
} from '@dedalo/clients/sokoban/made-level';
import { collectedLevel } from '@dedalo/clients/sokoban/collected-level';
import { boxesFor, DIFFICULTIES, type GeneratedLevel, LEVEL_SIZES } from '@dedalo/sokoban';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { go, linkTo } from '../../../app/route.ts';
import { MakePage, type Shown } from '../../../making/make-page.tsx';
import { Making } from '../../../making/making.ts';
import { words } from '../../../speech.ts';
import { store } from '../../../store/game-store.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { Select } from '../../../ui/select.tsx';
import { LevelPicture } from '../board/level-picture.tsx';
import { levelPathIn, loadCollections } from '../sources.ts';

// What is kept from here is to be found at once.
void loadCollections();

const openWorker = (): Worker => new Worker(new URL('./level-worker.ts', import.meta.url), { type: 'module' });
const ANY = 'any';
export const NEW_LEVEL_PATH = ['sokoban', 'new'] as const;

/** `#/sokoban/new?level=hard&seed=7`: a level that is made when its address is opened. */
export function NewLevelPage({ query }: { readonly query: URLSearchParams }): JSX.Element {
  const { making: said } = words.value;
  const asked = parseLevelWish(Object.fromEntries(query));
  const [draft, setDraft] = useState<LevelWish>(query.has('level') ? asked : FIRST_WISH);
  const making = useMemo(() => new Making<LevelWish, GeneratedLevel>(openWorker), []);
  return (
    <MakePage
      title={said.newLevel}
      back={linkTo(['sokoban'])}
      path={NEW_LEVEL_PATH}
      collection={said.levels}
      making={making}
      asked={asked}
      draft={draft}
      onDraft={setDraft}
      query={formatLevelWish}
      show={show}
    >
      <div class="field">
        <span class="field-name" aria-hidden="true">
          {said.difficulty}
        </span>
        <Segmented
          label={said.difficulty}
          value={draft.difficulty}
          choices={DIFFICULTIES.map((value) => ({ value, label: said.difficulties[value] }))}
          onChange={(difficulty) => setDraft(withDifficulty(draft, difficulty))}
        />
      </div>
      <Select
        label={said.size}
        value={draft.size}
        choices={LEVEL_SIZES.map((value) => ({ value, label: said.sizes[value] }))}
        onChange={(size) => setDraft({ ...draft, size })}
      />
      <Select
        label={said.boxes}
        value={draft.boxes === undefined ? ANY : String(draft.boxes)}
        choices={[
          { value: ANY, label: said.anyBoxes },
          ...boxesFor(draft.difficulty).map((count) => ({ value: String(count), label: String(count) })),
        ]}
        onChange={(count) => {
          const { boxes: _, ...rest } = draft;
          setDraft(count === ANY ? rest : { ...rest, boxes: Number(count) });
        }}
      />
    </MakePage>
  );
}

function show(made: GeneratedLevel, wish: LevelWish): Shown {
  const entry = madeLevel(made, wish, words.value);
  const keep = (): void => store.keepOwn(collectedLevel(entry, { collection: NEW, at: Date.now() }));
  const path = levelPathIn(NEW, entry.level);
  return {
    picture: <LevelPicture level={entry.level} width={420} height={270} />,
    facts: madeLevelFacts(entry, words.value),
    isKept: path !== undefined,
    keep,
    play() {
      if (!path) keep();
      go(linkTo(levelPathIn(NEW, entry.level)!));
    },
  };
}
