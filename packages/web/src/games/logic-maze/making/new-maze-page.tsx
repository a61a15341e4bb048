import {
  FIRST_MAZE_WISH,
  formatMazeWish,
  madeMaze,
  madeMazeFacts,
  type MazeWish,
  parseMazeWish,
} from '@dedalo/clients/logic-maze/made-maze';
import { collectedMaze } from '@dedalo/clients/logic-maze/new-mazes';
import { NEW } from '@dedalo/clients/own/collected';
import { type GeneratedLogicMaze, isSameLevel, type Level, MAZE_DIFFICULTIES } from '@dedalo/theseus/logic';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { go, linkTo } from '../../../app/route.ts';
import { LabyrinthPicture } from '../../../labyrinth/labyrinth-picture.tsx';
import { MakePage, type Shown } from '../../../making/make-page.tsx';
import { Making } from '../../../making/making.ts';
import { words } from '../../../speech.ts';
import { store } from '../../../store/game-store.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { sceneOfLevel } from '../board/scene-of.ts';
import { newMazesHere, packLink } from '../links.ts';

const openWorker = (): Worker => new Worker(new URL('./maze-worker.ts', import.meta.url), { type: 'module' });

/** `#/theseus/new?level=hard&seed=7`: a maze that is made when its address is opened. */
export function NewMazePage({ query }: { readonly query: URLSearchParams }): JSX.Element {
  const { making: said } = words.value;
  const asked = parseMazeWish(Object.fromEntries(query));
  const [draft, setDraft] = useState<MazeWish>(query.has('level') ? asked : FIRST_MAZE_WISH);
  const making = useMemo(() => new Making<MazeWish, GeneratedLogicMaze>(openWorker), []);
  return (
    <MakePage
      title={said.newMaze}
      back={packLink('lessons')}
      path={['theseus', 'new']}
      collection={said.mazes}
      making={making}
      asked={asked}
      draft={draft}
      onDraft={setDraft}
      query={formatMazeWish}
      show={show}
    >
      <div class="field">
        <span class="field-name" aria-hidden="true">
          {said.difficulty}
        </span>
        <Segmented
          label={said.difficulty}
          value={draft.difficulty}
          choices={MAZE_DIFFICULTIES.map((value) => ({ value, label: said.difficulties[value] }))}
          onChange={(difficulty) => setDraft({ ...draft, difficulty })}
        />
      </div>
    </MakePage>
  );
}

function show(made: GeneratedLogicMaze, wish: MazeWish): Shown {
  const entry = madeMaze(made, wish, words.value);
  const keep = (): void => store.keepOwn(collectedMaze(entry, Date.now()));
  return {
    picture: <MazePicture level={entry.level} />,
    facts: madeMazeFacts(entry, words.value),
    isKept: numberOf(entry.level) > 0,
    keep,
    play() {
      if (numberOf(entry.level) === 0) keep();
      go(linkTo(['theseus', 'mazes', NEW, numberOf(entry.level)]));
    },
  };
}

/** Among those that are kept, counted from 1; 0 where it is not. */
const numberOf = (level: Level): number =>
  (newMazesHere()?.entries.findIndex((entry) => isSameLevel(entry.level, level)) ?? -1) + 1;

function MazePicture({ level }: { readonly level: Level }): JSX.Element {
  const scene = useMemo(() => sceneOfLevel(level), [level]);
  return <LabyrinthPicture scene={scene} />;
}
