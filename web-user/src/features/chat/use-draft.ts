import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { localNote, saveLocalNote, saveTabNote, tabNote } from '../../shared/local-notes.js';
import type { ProposedDraft } from '../../shared/proposed-draft.js';
import { useMe } from '../../shared/session/me.js';

/**
 * The unsent text of this tab, which a reload keeps. A tab without one begins with the last draft of any tab, so that it
 * also outlives its tab, or with the text that the link to the chat proposes.
 */
export function useDraft(matchId: number): [string, (text: string) => void] {
  const note = `draft.${useMe().id}.${matchId}`;
  const { proposed } = (useLocation().state as ProposedDraft | null) ?? {};
  const [draft, setDraft] = useState(() => tabNote(note) ?? (localNote(note) || (proposed ?? '')));
  function change(text: string): void {
    setDraft(text);
    saveTabNote(note, text);
    // Sending or emptying this draft must not remove that of another tab.
    if (text || localNote(note) === draft) saveLocalNote(note, text);
  }
  return [draft, change];
}
