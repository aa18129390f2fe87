/*
 * Back closes the topmost dialog, and a dialog that closes never navigates: a step in the history is asynchronous and would
 * undo a navigation, or abort a reload, that follows the closing.
 *
 * Android asks `CloseWatcher` for Back, where there is one. Every other Back is a step in the history, so a dialog has an
 * entry of its own, whose state holds its level. A closed dialog leaves it for the next one, and a step that ends on an entry
 * that was left behind goes on. With `CloseWatcher` there is no entry where nothing lies before the page, because Back has to
 * leave the app from there at once.
 */

/** From lib.dom, which does not know it yet. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}
declare const CloseWatcher: (new () => CloseWatcher) | undefined;

interface Sheet {
  close: () => void;
  /** Of its entry, counted from 1; 0 without an entry. */
  level: number;
  isInUrl: boolean;
}

/** An entry: the number that the router gives each page, and the level of the dialog that it was added for. */
interface Entry {
  page: number;
  level: number;
}

/** The open dialogs, outermost first. */
const sheets: Sheet[] = [];
/** The current entry, unless the router changed it since. */
let here: Entry = { page: -1, level: 0 };
/** The level of a dialog that a new URL has just closed. */
let closedByUrl = 0;

function currentEntry(): Entry {
  const { idx = -1, sheets: level = 0 } = (history.state ?? {}) as { idx?: number; sheets?: number };
  return { page: idx, level };
}

/** The entries of other sites are in `history.length` only. */
const isFirst = (): boolean =>
  navigation.currentEntry?.index === 0 && navigation.entries().length === history.length;

const topLevel = (): number => Math.max(0, ...sheets.map(({ level }) => level));

/** Restores the level of an entry that the router replaced by one of the same page, which has the router's state only. */
export function keepLevel(): void {
  const now = currentEntry();
  if (now.page !== here.page || now.level >= here.level) here = now;
  else history.replaceState({ ...history.state, sheets: here.level }, '');
}

/**
 * Follows a change of the location.
 * @param isStep in the history: it tells its level itself, but of one that the router heard of first, and whose dialog the URL
 *   has closed, nothing is left to do
 */
export function followLocation(isStep: boolean): void {
  if (!isStep) keepLevel();
  else if (closedByUrl > currentEntry().level) here = currentEntry();
  closedByUrl = 0;
}

/** Makes the current entry that of a dialog about to open: one that was left behind, or a new one. */
export function addEntry(): void {
  keepLevel();
  if (here.level > topLevel() || (typeof CloseWatcher === 'function' && isFirst())) return;
  history.pushState({ ...history.state, sheets: here.level + 1 }, '');
  here = currentEntry();
}

/**
 * Registers a dialog; Back then calls `close`.
 * @param isInUrl the URL names the dialog, so that a step back from its entry (see `addEntry`) closes it already
 * @returns a function for when it has closed
 */
export function openSheet(close: () => void, isInUrl = false): () => void {
  if (isInUrl) keepLevel();
  else addEntry();
  const sheet: Sheet = { close, level: here.level > topLevel() ? here.level : 0, isInUrl };
  sheets.push(sheet);
  const watcher = typeof CloseWatcher === 'function' ? new CloseWatcher() : undefined;
  if (watcher) watcher.onclose = close;
  return () => {
    watcher?.destroy();
    sheets.splice(sheets.indexOf(sheet), 1);
    if (isInUrl) closedByUrl = sheet.level;
  };
}

function onStep(event: PopStateEvent): void {
  const from = here;
  here = currentEntry();
  const passed = sheets.filter(({ level }) => level > here.level);
  passed.reverse().forEach((sheet) => {
    sheet.level = 0;
    if (!sheet.isInUrl) sheet.close();
  });
  if (passed.length > 0 || here.page !== from.page || here.level === from.level) return;
  // The router would show a dialog whose URL was left behind. The first entry is shown, as there may be none before it.
  if (here.level > 0) event.stopImmediatePropagation();
  history.go(here.level < from.level ? -1 : 1);
}

// A browser may call it after the router's listener, which is there before this module is loaded.
window.addEventListener('popstate', onStep, { capture: true });
