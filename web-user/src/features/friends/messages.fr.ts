import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const friends: Translation<typeof t> = {
  title: 'Viens avec quelqu’un',
  text: 'Amène une ou deux personnes. Vous aurez la même table, ou vous attendrez ensemble.',
  bring: 'Amener quelqu’un',
  bringing: 'Un instant...',
  haveCode: 'J’ai un code',
  code: 'Le code que tu as reçu',
  codeHint: 'Huit lettres et chiffres. Il faut le même jour, le même repas et le même type de lieu.',
  join: 'Rejoindre',
  joining: 'Un instant...',
  back: 'Retour',

  waitingText:
    'Envoie ce code. Il marche pour le même jour, le même repas et le même type de lieu jusqu’à jeudi soir.',
  oneMore: 'Il reste de la place pour une personne. Ton code\u00a0:',
  share: 'Partager',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  copyFailed: 'Sélectionne le code et copie-le.',
  alone: 'Finalement, venir en solo',

  together: 'Tu viens avec {names}.',
  togetherText:
    'Vous aurez une table en commun. Tant qu’il n’y a pas de place pour tout le groupe, vous attendez ensemble.',
  leave: 'Quitter le groupe',
  leaving: 'Un instant...',
  leaveTitle: 'Quitter le groupe\u00a0?',
  leaveText: 'Chaque personne garde sa demande et aura une place de son côté.',
  stay: 'Rester ensemble',

  over: 'Ton groupe n’existe plus',
  overText: 'Tu attends toujours une table, en solo. Tu peux de nouveau amener quelqu’un.',
  ok: 'OK',

  invitedTitle: 'Quelqu’un aimerait venir avec toi',
  invitedText:
    'C’est le {date}, {meal}, {venue}. Cherche une table pour la même chose, puis rejoins le groupe d’un geste.',
  invitedTextCut:
    'Cherche une table pour le même jour, le même repas et le même type de lieu, puis rejoins le groupe.',
  find: 'Trouver une table',

  joined: 'Vous venez ensemble',
  left: 'Tu viens de nouveau en solo',
  failed: 'Ça n’a pas marché',
  tryAgain: 'Réessaie.',
  notKnown: 'Impossible de charger avec qui tu viens.',
  retry: 'Réessayer',
};
