import { messagesOf } from '../i18n/messages-of.js';

export const t = messagesOf('ui', {
  consoleName: '{name} Console',
  console: 'Console',
  loading: 'Loading',
  loadingTitle: 'Loading…',
  notLoaded: "This didn't load",
  tryAgain: 'Try again',
  notFound: 'Not found',
  nothingHere: "There's nothing here",
  trouble: 'Something went wrong',
  toList: 'Back to the list',
  noMatches: 'Nothing matches these filters',
  clearFilters: 'Clear filters',
  any: 'Any',
  consequences: 'What will happen',
  notNow: 'Not now',
  cancel: 'Cancel',
  length: '{length} of {maxLength}',
  offline:
    "No connection. What you see may be out of date. Decisions that don't get through stay on this page until you send them again.",
  exportList: 'Download as CSV',
  exportedPart: 'The file has the first {rows, number} of {total, number} rows.',
  deletedUser: 'Deleted user',
});
