/*
 * What this browser alone keeps for the person who is signed in: the details they noted for a meetup, what they began to
 * write, and what could not be sent yet.
 */
const PREFIX = 'tablemates.note.';
const OWNER = 'tablemates.notes-of';

export function localNote(name: string): string {
  try {
    return localStorage.getItem(PREFIX + name) ?? '';
  } catch {
    return '';
  }
}

/** An empty text is forgotten. @returns whether it could be kept; private windows and full storage refuse. */
export function keepLocalNote(name: string, text: string): boolean {
  try {
    if (text) localStorage.setItem(PREFIX + name, text);
    else localStorage.removeItem(PREFIX + name);
    return true;
  } catch {
    return false;
  }
}

export function forgetLocalNotes(): void {
  try {
    Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .forEach((key) => localStorage.removeItem(key));
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}

/** Forgets what anybody else has noted. Whoever signs in again after their session has ended finds what is theirs. */
export function forgetNotesOfOthers(userId: number): void {
  try {
    if (localStorage.getItem(OWNER) === String(userId)) return;
    forgetLocalNotes();
    localStorage.setItem(OWNER, String(userId));
  } catch {
    // The same.
  }
}
