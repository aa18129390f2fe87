import type { Translation } from '../i18n/messages-of.js';
import type { t } from './messages.js';

export const api: Translation<typeof t> = {
  unreachable: 'Impossible de joindre le serveur pour le moment. Vérifiez votre connexion et réessayez.',
  someone: 'Quelqu’un',
  decidedBefore: '{name} {what} ({when}). Vérifiez de nouveau avant de décider.',
  failed: 'Il y a eu un problème. Réessayez.',
};
