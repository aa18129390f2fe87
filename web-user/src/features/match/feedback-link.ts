import { feedbackFragment } from '@domain/server-and-browser/page-paths.js';
import { addEntry } from '../../shared/ui/sheet-history.js';

export const fragmentOf = (matchId: number): string => `#${feedbackFragment(matchId)}`;

/** The properties of a link that opens the feedback on a match over the current screen; Back closes it. */
export const toFeedback = (matchId: number) => ({
  to: { hash: fragmentOf(matchId) },
  replace: true,
  preventScrollReset: true,
  onClick: addEntry,
});
