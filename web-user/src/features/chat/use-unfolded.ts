import { useState } from 'react';
import { localNote, saveLocalNote } from '../../shared/local-notes.js';

/** Where the chat has a column at its side: the variant `side` of the styles. */
export const HAS_SIDE_COLUMN = '(min-width: 64rem), ((min-width: 36rem) and (max-height: 33.99rem))';

const OPEN = 'open';

/**
 * Whether a part of a chat is unfolded: as the user left it on this device, or else only where there is a side column.
 */
export function useUnfolded(name: string, matchId: number): [boolean, (isOpen: boolean) => void] {
  const note = `${name}.${matchId}`;
  const [isOpen, setIsOpen] = useState(() => {
    const saved = localNote(note);
    return saved ? saved === OPEN : matchMedia(HAS_SIDE_COLUMN).matches;
  });
  function change(next: boolean): void {
    if (next === isOpen) return;
    setIsOpen(next);
    saveLocalNote(note, next ? OPEN : 'folded');
  }
  return [isOpen, change];
}
