/*
 * Each open dialog has a history entry of its own, so that Back closes it and not the page below. The state of an entry
 * holds the number of open dialogs, and is compared with the dialogs after each change: one that was closed by its button
 * takes its entry along, and an entry that a reload or a link in a dialog left behind is passed over by Back. Forward stays
 * at it, so that the entries after it can be reached.
 */

interface Sheet {
  close: () => void;
}

/** The open dialogs, outermost first. */
const sheets: Sheet[] = [];
let isWatched = false;
let isTraversing = false;
/** A dialog that closes is often followed by a navigation, which the step back must not undo. */
const AFTER_NAVIGATION_MS = 50;
let removal: ReturnType<typeof setTimeout> | undefined;

/** The number of dialogs at the current history entry. */
export const sheetsInHistory = (): number => (history.state as { sheets?: number } | null)?.sheets ?? 0;

/** An entry: the number that the router gives each page, and the dialogs over it. */
type Entry = readonly [page: number, sheets: number];
const currentEntry = (): Entry => [(history.state as { idx?: number } | null)?.idx ?? -1, sheetsInHistory()];
/** The entry that was current when it was last looked at. */
let lastEntry: Entry = [-1, 0];
const isAfter = ([page, dialogs]: Entry, [lastPage, lastDialogs]: Entry): boolean =>
  page > lastPage || (page === lastPage && dialogs > lastDialogs);

function reconcile(): void {
  if (!isWatched || isTraversing) return;
  clearTimeout(removal);
  if (sheetsInHistory() > sheets.length) removal = setTimeout(removeSurplus, AFTER_NAVIGATION_MS);
  for (let count = sheetsInHistory() + 1; count <= sheets.length; count += 1)
    history.pushState({ ...history.state, sheets: count }, '');
  lastEntry = currentEntry();
}

function removeSurplus(): void {
  const surplus = sheetsInHistory() - sheets.length;
  if (!isWatched || isTraversing || surplus <= 0) return;
  isTraversing = true;
  history.go(-surplus);
}

/** Waits for what changes in the same turn: a dialog that replaces another keeps its entry. */
const reconcileSoon = (): void => void Promise.resolve().then(reconcile);

/** Adds a history entry for a dialog; Back then calls `close`. The result removes the entry. */
export function openSheet(close: () => void): () => void {
  const sheet = { close };
  sheets.push(sheet);
  reconcileSoon();
  return () => {
    sheets.splice(sheets.indexOf(sheet), 1);
    reconcileSoon();
  };
}

function afterTraversal(): void {
  const passed = isTraversing ? [] : sheets.slice(sheetsInHistory());
  isTraversing = false;
  passed.reverse().forEach(({ close }) => close());
  const isForward = isAfter(currentEntry(), lastEntry);
  lastEntry = currentEntry();
  if (!isForward) reconcileSoon();
}

/** Keeps history and open dialogs in step until the result is called. */
export function watchSheets(): () => void {
  isWatched = true;
  isTraversing = false;
  window.addEventListener('popstate', afterTraversal);
  reconcileSoon();
  return () => {
    isWatched = false;
    clearTimeout(removal);
    window.removeEventListener('popstate', afterTraversal);
  };
}
