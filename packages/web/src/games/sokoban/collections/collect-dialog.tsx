import { collectionName } from '@dedalo/clients/own/collected';
import { collectedLevel } from '@dedalo/clients/sokoban/collected-level';
import { isCollectedIn, type OwnCollection } from '@dedalo/clients/sokoban/own-collections';
import type { LevelEntry } from '@dedalo/sokoban';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { announce } from '../../../app/announcer.tsx';
import { toast } from '../../../app/toasts.tsx';
import { words } from '../../../speech.ts';
import { store } from '../../../store/game-store.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { collectionSources, loadCollections } from '../sources.ts';

// What is kept from here is to be found at once.
void loadCollections();

interface CollectDialogProps {
  readonly entry: LevelEntry;
  readonly onClose: () => void;
}

/** The collections of one's own: which of them have this level, and another one. */
export function CollectDialog({ entry, onClose }: CollectDialogProps): JSX.Element {
  const { collections: said } = words.value;
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const sources = collectionSources().map(({ source }) => source);
  const create = (): void => {
    const clean = collectionName(name);
    if (clean === '') return field.current!.focus();
    put(entry, clean);
    setName('');
    return toast(said.isIn(clean), { role: 'good' });
  };
  return (
    <Dialog title={said.title} onClose={onClose} class="collect">
      {sources.map((source) => (
        <Switch
          key={source.id}
          label={source.collection.title ?? source.id}
          isOn={isCollectedIn(store.own, source.id, entry.level)}
          onChange={(isOn) => change(entry, source, isOn)}
        />
      ))}
      <form
        class="collect-new"
        onSubmit={(event) => {
          event.preventDefault();
          create();
        }}
      >
        <label class="field">
          <span class="field-name">{said.newName}</span>
          <input
            ref={field}
            type="text"
            value={name}
            maxLength={60}
            autocomplete="off"
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        </label>
        <button type="submit" class="button">
          <Icon name="plus" />
          {said.create}
        </button>
      </form>
    </Dialog>
  );
}

const put = (entry: LevelEntry, collection: string): void =>
  store.keepOwn(collectedLevel(entry, { collection, at: Date.now() }));

function change(entry: LevelEntry, { id, collection }: OwnCollection, isOn: boolean): void {
  const { isIn, takenOut } = words.value.collections;
  if (isOn) put(entry, id);
  else store.dropOwn(collectedLevel(entry, { collection: id, at: 0 }));
  announce((isOn ? isIn : takenOut)(collection.title ?? id));
}
