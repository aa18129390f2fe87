import { inStorage } from './storage.js';

/* Prefix of the storage keys of the signed-in user: the meeting note, drafts and unsent messages. */
const PREFIX = 'tablemates.note.';
const OWNER = 'tablemates.notes-of';

/** A note as another tab has changed it; an empty text if it was removed. */
export interface ChangedNote {
  readonly name: string;
  readonly text: string;
}

export const localNote = (name: string): string =>
  inStorage(() => localStorage.getItem(PREFIX + name) ?? '', '');

/** Saves a note; an empty text removes it. @returns whether it was saved */
export const saveLocalNote = (name: string, text: string): boolean =>
  inStorage(() => {
    if (text) localStorage.setItem(PREFIX + name, text);
    else localStorage.removeItem(PREFIX + name);
    return true;
  }, false);

/** The texts of the notes whose names begin with this, in any order. */
export const localNotesOf = (beginning: string): string[] =>
  inStorage(() => keysIn(localStorage, PREFIX + beginning).map((key) => localStorage.getItem(key) ?? ''), []);

/**
 * Subscribes to what other tabs change in the notes whose names begin with this.
 * @returns the function that unsubscribes
 */
export function watchLocalNotes(beginning: string, listener: (note: ChangedNote) => void): () => void {
  const onChange = ({ key, newValue }: StorageEvent) => {
    if (key?.startsWith(PREFIX + beginning))
      listener({ name: key.slice(PREFIX.length), text: newValue ?? '' });
  };
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

/** A note of this tab alone, which a reload keeps; null if the tab has none. */
export const tabNote = (name: string): string | null =>
  inStorage(() => sessionStorage.getItem(PREFIX + name), null);

/** Saves a note of this tab; an empty one is kept too. */
export const saveTabNote = (name: string, text: string): void =>
  inStorage(() => sessionStorage.setItem(PREFIX + name, text), undefined);

export function clearLocalNotes(): void {
  forgetNotes(() => localStorage);
  forgetNotes(() => sessionStorage);
}

/** Removes the notes of all other users. A user whose session expired finds their own again. */
export function clearNotesOfOthers(userId: number): void {
  for (const storage of [() => localStorage, () => sessionStorage])
    inStorage(() => {
      if (storage().getItem(OWNER) === String(userId)) return;
      forgetNotes(storage);
      storage().setItem(OWNER, String(userId));
    }, undefined);
}

/** @param storage throws where the browser denies it */
const forgetNotes = (storage: () => Storage): void =>
  inStorage(
    () => [OWNER, ...keysIn(storage(), PREFIX)].forEach((key) => storage().removeItem(key)),
    undefined,
  );

const keysIn = (storage: Storage, beginning: string): string[] =>
  Object.keys(storage).filter((key) => key.startsWith(beginning));

// A log-out in another tab, which removes the owner of the notes, ends those of this tab too.
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === OWNER && newValue === null) forgetNotes(() => sessionStorage);
});
