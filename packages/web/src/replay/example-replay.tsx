import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { go, linkTo } from '../app/route.ts';
import { language, words } from '../speech.ts';
import type { Example } from './example.ts';
import { ReplayPlayer } from './replay-player.tsx';
import { useFailure } from './use-failure.ts';
import type { PositionAddress } from './use-position-address.ts';

/** The example. It starts playing at once, because the person has chosen to watch it. */
export function ExampleReplay({ asked, onPosition }: PositionAddress): JSX.Element {
  const [example, setExample] = useState<Example>();
  const fail = useFailure();
  useEffect(() => {
    import('./example.ts').then(({ findExample }) => setExample(findExample())).catch(fail);
  }, []);
  if (!example) return <div class="page" />;
  const title = example.title({ words: words.value, language: language.value });
  return (
    <ReplayPlayer
      gameId="sokoban"
      record={example.record}
      title={title}
      asked={asked}
      onPosition={onPosition}
      onLeave={() => go(linkTo(['replay']))}
      isPlayingAtOnce={asked.at === 0}
    />
  );
}
