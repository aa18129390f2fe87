import { useState } from 'react';
import { saveLocalNote, localNote } from '../../shared/local-notes.js';
import { useMe } from '../../shared/session/me.js';

/** The unsent text, saved in local storage. */
export function useDraft(matchId: number): [string, (text: string) => void] {
  const note = `draft.${useMe().id}.${matchId}`;
  const [draft, setDraft] = useState(() => localNote(note));
  function change(text: string): void {
    setDraft(text);
    saveLocalNote(note, text);
  }
  return [draft, change];
}
