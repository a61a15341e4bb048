import './bookmarks.css';
import type { Bookmarks, OpenBookmark } from '@dedalo/clients/bookmarks/bookmarks';
import type { GameTypes } from '@dedalo/engine';
import type { ComponentChildren, JSX } from 'preact';
import { toast } from '../app/toasts.tsx';
import { words } from '../speech.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import type { WebController } from './web-controller.ts';

interface BookmarksDialogProps<T extends GameTypes> {
  readonly bookmarks: Bookmarks<T>;
  readonly controller: WebController<T>;
  /** A small picture of a position. */
  readonly picture: (state: T['State']) => ComponentChildren;
  readonly onClose: () => void;
}

/** The positions of a level that somebody keeps: to return to, to name, to delete. */
export function BookmarksDialog<T extends GameTypes>(props: BookmarksDialogProps<T>): JSX.Element {
  const { bookmarks, controller, picture, onClose } = props;
  const said = words.value.bookmarks;
  void controller.revision.value;
  const list = bookmarks.list();
  const goTo = (bookmark: OpenBookmark<T>): void => {
    onClose();
    controller.begin();
    controller.do(bookmarks.goTo(bookmark));
  };
  return (
    <Dialog title={said.title} onClose={onClose} class="bookmarks">
      {list.length === 0 && <p>{said.none}</p>}
      <ul class="bookmark-list">
        {list.map((open) => {
          const { key, name } = open.bookmark;
          return (
            <li key={key} class="bookmark-item">
              <span class="bookmark-picture">{picture(open.state)}</span>
              <input
                type="text"
                value={name}
                maxLength={40}
                aria-label={`${said.name}: ${name}`}
                autocomplete="off"
                onChange={({ currentTarget }) => bookmarks.rename(open, currentTarget.value)}
              />
              <button type="button" class="button" aria-label={said.goTo(name)} onClick={() => goTo(open)}>
                <Icon name="play" />
              </button>
              <button
                type="button"
                class="icon-button"
                aria-label={said.remove(name)}
                title={said.remove(name)}
                onClick={() => {
                  const bringBack = bookmarks.remove(open);
                  toast(said.removed(name), { action: { label: words.value.web.game.undo, run: bringBack } });
                }}
              >
                <Icon name="trash" />
              </button>
            </li>
          );
        })}
      </ul>
      <div class="actions">
        <button
          type="button"
          class="button"
          onClick={() => {
            onClose();
            controller.do(bookmarks.set(Date.now()));
          }}
        >
          <Icon name="bookmark" />
          {said.set}
        </button>
      </div>
    </Dialog>
  );
}
