import type { Translation } from '../i18n/messages-of.js';
import type { t } from './messages.js';

export const offline: Translation<typeof t> = {
  offline: 'Du bist offline.',
  asOf: 'Du bist offline. Zuletzt aktualisiert: {time}.',
  unavailable: 'Wir können uns gerade nicht verbinden.',
  unavailableAsOf: 'Wir können uns gerade nicht verbinden. Zuletzt aktualisiert: {time}.',
  online: 'Du bist wieder online.',
  newVersion: 'Eine neue Version ist da',
  reload: 'Neu laden',
  later: 'Später',
};
