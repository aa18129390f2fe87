import { messagesOf } from '../i18n/messages-of.js';

export const t = messagesOf('shortcuts', {
  title: 'Keyboard shortcuts',
  useSingleKeys: 'Use single-key shortcuts',
  undo: 'Undo the last decision',
  close: 'Close',
});
