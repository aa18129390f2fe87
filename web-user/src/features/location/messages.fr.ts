import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const location: Translation<typeof t> = {
  cardTitle: 'Ton adresse',
  change: 'Changer',
  add: 'Ajoute ton adresse',
  addText: 'Pour trouver des tables près de chez toi.',
  promptText: 'Ajoute ton adresse pour qu’on trouve des tables près de chez toi.',
  near: 'vers {place}',
  didYouMean: 'C’est bien {place}\u00a0? Tant qu’on ne le sait pas, impossible de filtrer par distance.',
  useGuess: 'Oui, c’est ça',
  notFound: 'Cette adresse est introuvable sur la carte, impossible donc de filtrer par distance.',

  title: 'Indique ton adresse',
  text: 'On ne la garde qu’à un kilomètre et demi près, et ta table ne la voit jamais.',
  useCurrent: 'Utiliser ma position actuelle',
  detecting: 'Recherche...',
  save: 'Enregistrer',
  saving: 'Enregistrement...',
  cancel: 'Annuler',

  requiredTitle: 'Il manque l’adresse',
  requiredText: 'Écris ton adresse.',
  unsupportedTitle: 'Position non disponible',
  unsupportedText: 'Ton navigateur ne permet pas de détecter ta position.',
  detectionFailedTitle: 'Position introuvable',
  detectionFailedText: 'Impossible de trouver ton adresse. Écris-la toi-même.',
  deniedTitle: 'Accès à la position refusé',
  deniedText: 'Autorise l’accès à ta position ou écris ton adresse.',
  updatedTitle: 'Adresse mise à jour',
  updatedText: 'On cherchera vers {location}.',
  updatedWhileSeated: 'Ta table reste où elle est. {location} comptera à partir de ta prochaine demande.',
  updatedForNext: '{location} comptera à partir de ta prochaine demande.',
  updatedUnplaced:
    '{location} est enregistré, mais on ne sait pas bien où c’est, impossible donc de filtrer par distance.',
  error: 'Erreur',
  updateFailed: 'Impossible de mettre à jour ton adresse. Réessaie.',
};
