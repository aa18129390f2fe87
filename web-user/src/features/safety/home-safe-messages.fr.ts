import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './home-safe-messages.js';

export const homeSafe: Translation<typeof t> = {
  title: 'Tu es à la maison\u00a0?',
  text: 'Personne à ta table ne voit ta réponse. Sans réponse, il ne se passe rien.',
  yes: 'Oui, je suis à la maison',
  no: 'Non, quelque chose n’allait pas',
  note: 'Que s’est-il passé\u00a0? (facultatif)',
  noteHint: 'Seule l’équipe de modération le lit. Ta table reste comme elle est.',
  send: 'Prévenir la modération',
  back: 'Retour',
  thanks: 'Merci de ta réponse. Prends soin de toi\u00a0!',
  failed: 'Ta réponse n’a pas pu être enregistrée',
  tryAgain: 'Réessaie. En danger\u00a0? Appelle tout de suite les services d’urgence.',
};
