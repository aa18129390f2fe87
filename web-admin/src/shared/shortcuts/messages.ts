import { catalogue } from '../i18n/catalogue.js';

export const t = catalogue('shortcuts', {
  title: 'Keyboard shortcuts',
  useSingleKeys: 'Use single-key shortcuts',
  undo: 'Undo the last decision',
  close: 'Close',
});
