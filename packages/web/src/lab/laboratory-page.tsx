import './laboratory.css';
import type { Command } from '@dedalo/words';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Page, useTitle } from '../app/page.tsx';
import type { Route } from '../app/route.ts';
import { useCommands } from '../input/commands.ts';
import { words } from '../speech.ts';
import { CommonPanel } from './common-panel.tsx';
import { Head } from './head.tsx';
import { Laboratory } from './laboratory.ts';
import { Legend } from './legend.tsx';
import { Measures } from './measures.tsx';
import { SaveDialog } from './save-dialog.tsx';
import { sidesOf } from './setup.ts';
import { parseSetup } from './setup-address.ts';
import { SidePanel } from './side-panel.tsx';
import { Stages } from './stages.tsx';
import { Transport } from './transport.tsx';
import { useAddress } from './use-address.ts';
import { usePhaseNews } from './use-phase-news.ts';
import { usePresentation } from './use-presentation.ts';

/** Shows mazes being made and searched, one or two at a time. */
export const LaboratoryPage: Page = ({ route }: { readonly route: Route }): JSX.Element => {
  const lab = useMemo(() => new Laboratory(parseSetup(route.query)), []);
  const presentation = usePresentation();
  const [isSaving, setSaving] = useState(false);
  const { isLarge } = presentation;
  const { lab: said } = words.value.web;
  const { view } = lab.setup.value;
  const sides = sidesOf(lab.setup.value);
  useTitle(said.title);
  useAddress(lab, route);
  usePhaseNews(lab);
  useEffect(() => () => lab.pause(), []);

  const handlers: Partial<Record<Command, () => void>> = {
    play: () => lab.toggle(),
    restart: () => lab.again(),
    choose: () => lab.takeNewSeed(),
    faster: () => lab.changeSpeed(1),
    slower: () => lab.changeSpeed(-1),
    right: () => lab.step(),
    last: () => lab.finish(),
    ...(isLarge && { back: () => presentation.leave() }),
  };
  useCommands({ commands: Object.keys(handlers) as Command[], run: (command) => handlers[command]?.() });

  return (
    <div class={`laboratory lab-${view}${isLarge ? ' is-large' : ''}`}>
      <Head lab={lab} isLarge={isLarge} onPresent={presentation.enter} onSave={() => setSaving(true)} />
      <div class="lab-watch">
        <Stages lab={lab} isLarge={isLarge} />
        <Transport lab={lab} isLarge={isLarge} onLeave={presentation.leave} />
      </div>
      {!isLarge && (
        <>
          <section class="lab-panel" aria-label={said.setup}>
            {sides.map((side) => (
              <SidePanel key={side} lab={lab} side={side} isAlone={sides.length === 1} />
            ))}
            <CommonPanel lab={lab} />
          </section>
          <div class="lab-facts">
            <Measures lab={lab} />
            <Legend />
          </div>
        </>
      )}
      {isSaving && <SaveDialog lab={lab} onClose={() => setSaving(false)} />}
    </div>
  );
};
