import './replay-page.css';
import type { JSX } from 'preact';
import { broughtReplay } from '../app/brought-replay.ts';
import type { Page } from '../app/page.tsx';
import { ExampleReplay } from './example-replay.tsx';
import { JudgedReplay } from './judged-replay.tsx';
import { OpenScreen } from './open-screen.tsx';
import { usePositionAddress } from './use-position-address.ts';

/** `#/replay`, `#/replay/opened`, `#/replay/x/DATA`, `#/replay/example`, each with `?at=N`. */
export const ReplayPage: Page = ({ route }): JSX.Element => {
  const address = usePositionAddress(route);
  const [, kind, data] = route.path;
  const brought = broughtReplay.value;
  if (kind === 'x' && data !== undefined) return <JudgedReplay key={data} source={{ link: data }} {...address} />;
  if (kind === 'opened' && brought) {
    const { name, text, isOwn = false } = brought;
    return <JudgedReplay key={text} name={name} isOwn={isOwn} source={{ text }} {...address} />;
  }
  return kind === 'example' ? <ExampleReplay {...address} /> : <OpenScreen />;
};
