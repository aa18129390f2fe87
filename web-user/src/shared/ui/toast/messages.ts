import { catalogue } from '../../i18n/catalogue.js';

export const t = catalogue('toasts', {
  close: 'Close notification',
  region: 'Notifications ({hotkey})',
  one: 'Notification',
});
