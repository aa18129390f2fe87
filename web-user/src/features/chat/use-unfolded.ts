import { useState } from 'react';
import { localNote, saveLocalNote } from '../../shared/local-notes.js';

/** The breakpoint from which the chat has a side column. */
const HAS_SIDE_COLUMN = '(min-width: 64rem)';

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
