/* Prefix of the local storage keys of the signed-in user: the meeting note, drafts and unsent messages. */
const PREFIX = 'tablemates.note.';
const OWNER = 'tablemates.notes-of';

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

export function clearLocalNotes(): void {
  try {
    Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .forEach((key) => localStorage.removeItem(key));
  } catch {
    // Storage is not available, so there is nothing to remove.
  }
}

/** Removes the notes of all other users. A user whose session expired finds their own again. */
export function clearNotesOfOthers(userId: number): void {
  try {
    if (localStorage.getItem(OWNER) === String(userId)) return;
    clearLocalNotes();
    localStorage.setItem(OWNER, String(userId));
  } catch {
    // Storage is not available.
  }
}
