import type { ReviewKind } from '../../domain/trust-score/review-kind.js';
import type { ReviewReason } from '../../domain/trust-score/verification-review.js';
import type { ReviewMailTexts } from './mail-texts.en.js';

const NAMES: Record<ReviewKind, string> = { id: 'ta pièce d’identité', picture: 'ta photo' };
const ANOTHER: Record<ReviewKind, string> = { id: 'une autre pièce d’identité', picture: 'une autre photo' };

const VERIFIED: Record<ReviewKind, string> = {
  id: 'Ta pièce d’identité est vérifiée',
  picture: 'Ta photo est vérifiée',
};

const RETRY: Record<ReviewKind, string> = {
  id: 'Ta pièce d’identité\u00a0: un nouvel essai est nécessaire',
  picture: 'Ta photo\u00a0: un nouvel essai est nécessaire',
};

const PRAISE: Record<ReviewKind, string> = {
  id: 'Bonne nouvelle\u00a0: on a vérifié ta pièce d’identité et tout est en ordre. Ça fait +20 points, et ta table verra le badge. On a supprimé ton fichier.',
  picture:
    'Bonne nouvelle\u00a0: ta photo correspond à ta photo de profil. Ça fait +20 points, et ta table verra le badge. On a supprimé la photo que tu as envoyée.',
};

const MISMATCH: Record<ReviewKind, string> = {
  id: 'Le nom ou la date de naissance ne correspond pas à ton compte.',
  picture: 'Impossible de dire si c’est la même personne que sur ta photo de profil.',
};

const WHY: Record<Exclude<ReviewReason, 'mismatch'>, string> = {
  unreadable:
    'On ne voyait pas assez bien. Le mieux\u00a0: une photo nette, bien éclairée, sans rien qui cache.',
  expired: 'Le document a expiré. Envoies-en un encore valable.',
  wrong_document:
    'Ce type de document ne convient pas. Envoie un passeport, une carte d’identité ou un permis de conduire.',
  not_a_person: 'On n’y voyait pas de visage.',
  other: 'On n’a pas pu l’accepter cette fois.',
};

export const reviewMailTextsFr: ReviewMailTexts = {
  approved: (kind) => ({
    subject: VERIFIED[kind],
    paragraphs: [PRAISE[kind], 'Merci de rendre chaque table un peu plus sûre.'],
    button: 'Voir ton score de confiance',
  }),
  rejected: (kind, reason, note) => ({
    subject: RETRY[kind],
    paragraphs: [
      `Merci d’avoir envoyé ${NAMES[kind]}. On n’a pas encore pu l’accepter.`,
      reason === 'mismatch' ? MISMATCH[kind] : WHY[reason],
      ...(note ? [`La personne qui a vérifié ajoute\u00a0: ${note}`] : []),
      `Tu peux réessayer quand tu veux\u00a0: ouvre ton score de confiance dans l’application et envoie ${ANOTHER[kind]}. Rien d’autre ne change.`,
    ],
    button: 'Réessayer',
  }),
};
