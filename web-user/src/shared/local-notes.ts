/* Prefix of the storage keys of the signed-in user: the meeting note, drafts and unsent messages. */
const PREFIX = 'tablemates.note.';
const OWNER = 'tablemates.notes-of';

/** A note as another tab has changed it; an empty text if it was removed. */
export interface ChangedNote {
  readonly name: string;
  readonly text: string;
}

export function localNote(name: string): string {
  try {
    return localStorage.getItem(PREFIX + name) ?? '';
  } catch {
    return '';
  }
}

/**
 * Saves a note; an empty text removes it.
 * @returns whether it was saved; private windows and full storage fail
 */
export function saveLocalNote(name: string, text: string): boolean {
  try {
    if (text) localStorage.setItem(PREFIX + name, text);
    else localStorage.removeItem(PREFIX + name);
    return true;
  } catch {
    return false;
  }
}

/** The texts of the notes whose names begin with this, in any order. */
export function localNotesOf(beginning: string): string[] {
  try {
    return keysIn(localStorage, PREFIX + beginning).map((key) => localStorage.getItem(key) ?? '');
  } catch {
    return [];
  }
}

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
export function tabNote(name: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Saves a note of this tab; an empty one is kept too. */
export function saveTabNote(name: string, text: string): void {
  try {
    sessionStorage.setItem(PREFIX + name, text);
  } catch {
    // Storage is not available.
  }
}

export function clearLocalNotes(): void {
  forgetNotes(() => localStorage);
  forgetNotes(() => sessionStorage);
}

/** Removes the notes of all other users. A user whose session expired finds their own again. */
export function clearNotesOfOthers(userId: number): void {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      if (storage().getItem(OWNER) === String(userId)) continue;
      forgetNotes(storage);
      storage().setItem(OWNER, String(userId));
    } catch {
      // Storage is not available.
    }
  }
}

/** @param storage throws where the browser denies it */
function forgetNotes(storage: () => Storage): void {
  try {
    for (const key of [OWNER, ...keysIn(storage(), PREFIX)]) storage().removeItem(key);
  } catch {
    // Storage is not available, so there is nothing to remove.
  }
}

const keysIn = (storage: Storage, beginning: string): string[] =>
  Object.keys(storage).filter((key) => key.startsWith(beginning));

// A log-out in another tab, which removes the owner of the notes, ends those of this tab too.
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === OWNER && newValue === null) forgetNotes(() => sessionStorage);
});
