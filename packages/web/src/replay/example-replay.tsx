import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameRecord } from '@dedalo/engine';
import { go, linkTo } from '../app/route.ts';
import { language, words } from '../speech.ts';
import type { Example } from './example.ts';
import { ReplayPlayer } from './replay-player.tsx';

interface ExampleReplayProps {
  readonly at: number;
  readonly onPosition: (position: number) => void;
}

/** Plays at once for who has chosen to watch it. */
export function ExampleReplay({ at, onPosition }: ExampleReplayProps): JSX.Element {
  const [example, setExample] = useState<Example>();
  useEffect(() => {
    import('./example.ts').then(
      ({ findExample }) => setExample(findExample()),
      (error: unknown) =>
        setExample(() => {
          throw error;
        }),
    );
  }, []);
  if (!example) return <div class="page" />;
  const title = example.title({ words: words.value, language: language.value });
  return (
    <ReplayPlayer
      gameId="sokoban"
      record={example.record as unknown as GameRecord}
      title={title}
      at={at}
      onPosition={onPosition}
      onLeave={() => go(linkTo(['replay']))}
      isPlayingAtOnce={at === 0}
    />
  );
}
