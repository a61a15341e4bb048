import './making.css';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { announce } from '../app/announcer.tsx';
import { useTitle } from '../app/page.tsx';
import { go, linkTo, renameRoute } from '../app/route.ts';
import { useCommands } from '../input/commands.ts';
import { freshSeed } from '../lab/fresh-seed.ts';
import { words } from '../speech.ts';
import { copyText } from '../ui/clipboard.ts';
import { Icon } from '../ui/icon.tsx';
import type { Making } from './making.ts';
import { Progress } from './progress.tsx';
import { SeedField } from './seed-field.tsx';

interface Wish {
  readonly seed: string;
}

/** What was made, as it is shown and used. */
export interface Shown {
  readonly picture: ComponentChildren;
  /** What is proven of it. */
  readonly facts: readonly string[];
  /** The collection that it is in by now. */
  readonly isKept: boolean;
  readonly keep: () => void;
  readonly play: () => void;
}

interface MakePageProps<W extends Wish, M> {
  readonly title: string;
  /** The list from which one comes. */
  readonly back: string;
  readonly path: readonly string[];
  readonly collection: string;
  readonly making: Making<W, M>;
  /** What was asked for in the address; with a seed it is made at once. */
  readonly asked: W;
  readonly draft: W;
  readonly onDraft: (draft: W) => void;
  readonly query: (wish: W) => Record<string, string>;
  /** Without a seed where it was not made to its end: the same wish gives another one. */
  readonly show: (made: M, wish: W) => Shown;
  /** The choices beside the seed. */
  readonly children: ComponentChildren;
}

/** Makes a level or a maze on demand: a few choices, how far it is, what came of it. */
export function MakePage<W extends Wish, M>(props: MakePageProps<W, M>): JSX.Element {
  const { title, back, path, making, asked, draft, onDraft, query, children } = props;
  const { making: said, web } = words.value;
  useTitle(title);
  const link = linkTo(path, query(asked));
  useEffect(() => {
    if (asked.seed !== '') making.make(asked);
    return () => making.stop();
  }, [link]);
  const state = making.state.value;
  const make = (seed: string): void => {
    const wish = { ...draft, seed: seed === '' ? freshSeed() : seed };
    onDraft(wish);
    const next = linkTo(path, query(wish));
    if (next === link) making.make(wish);
    else renameRoute(next);
  };
  useCommands({
    commands: ['back', 'new-game', 'settings'],
    run(command) {
      if (command === 'new-game') return make('');
      if (command === 'settings') return go(linkTo(['settings']));
      return state.kind === 'making' ? making.stop() : go(back);
    },
  });
  return (
    <div class="page make-page">
      <header class="page-head">
        <h1>{title}</h1>
        <p>{said.about}</p>
      </header>
      <form
        class="make-choices"
        onSubmit={(event) => {
          event.preventDefault();
          make(draft.seed);
        }}
      >
        {children}
        <SeedField seed={draft.seed} onSeed={(seed) => onDraft({ ...draft, seed })} />
        <p class="actions">
          <button type="submit" class={`button${state.kind === 'made' ? '' : ' button-first'}`}>
            <Icon name="dice" />
            {said.make}
          </button>
          <a class="button button-quiet" href={back}>
            <Icon name="back" />
            {web.game.levels}
          </a>
        </p>
      </form>
      <section class="make-result" aria-label={title}>
        {state.kind === 'making' && (
          <Progress share={state.share} onBest={() => making.takeBest()} onStop={() => making.stop()} />
        )}
        {state.kind === 'none' && <p class="said-bad">{said.none}</p>}
        {state.kind === 'failed' && (
          <p class="said-bad" role="alert">
            {web.notLoaded}
          </p>
        )}
        {state.kind === 'made' && (
          <Made {...props} made={state.made} isEarly={state.isEarly} onAnother={() => make('')} />
        )}
      </section>
    </div>
  );
}

interface MadeProps<W extends Wish, M> extends MakePageProps<W, M> {
  readonly made: M;
  readonly isEarly: boolean;
  readonly onAnother: () => void;
}

function Made<W extends Wish, M>(props: MadeProps<W, M>): JSX.Element {
  const { made, isEarly, asked, path, query, show, collection, onAnother } = props;
  const { making: said, web } = words.value;
  const { picture, facts, isKept, keep, play } = show(made, isEarly ? { ...asked, seed: '' } : asked);
  const first = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    announce(said.done(facts.join(', ')));
    first.current!.focus();
  }, [made]);
  return (
    <>
      <div class="make-picture">{picture}</div>
      <ul class="make-facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p class="actions">
        <button ref={first} type="button" class="button button-first button-large" onClick={play}>
          <Icon name="play" />
          {web.sokoban.playIt}
        </button>
        <button type="button" class="button button-large" onClick={onAnother}>
          <Icon name="dice" />
          {said.another}
        </button>
        {!isKept && (
          <button
            type="button"
            class="button"
            onClick={() => {
              keep();
              announce(said.kept(collection));
              first.current!.focus();
            }}
          >
            <Icon name="plus" />
            {said.keep}
          </button>
        )}
        {!isEarly && (
          <button
            type="button"
            class="button"
            onClick={() => void copyText(new URL(linkTo(path, query(asked)), location.href).href)}
          >
            <Icon name="share" />
            {said.share}
          </button>
        )}
      </p>
      {isEarly && <p class="said-faint make-kept">{said.early}</p>}
      <p class="said-good make-kept">{isKept && said.kept(collection)}</p>
    </>
  );
}
