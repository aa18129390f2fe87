import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const verifications: Translation<typeof t> = {
  verifications: 'Vérifications',
  nothingSubmitted: 'Rien n’a encore été envoyé',
  what: 'Quoi',
  submitted: 'Envoyé',
  deletedUser: 'Compte supprimé',
  aDeletedUser: 'un compte supprimé',

  id: 'Pièce d’identité',
  photo: 'Photo',
  kindOf: '{kind, select, id {Pièce d’identité\u00a0: {name}} other {Photo\u00a0: {name}}}',
  waiting: 'En attente',
  inReview: 'En cours d’examen',
  approved: 'Approuvé',
  rejected: 'Refusé',
  withdrawn: 'Retiré',

  onAccount: 'Sur le compte',
  born: 'date de naissance\u00a0: {day}',
  age: '{age, plural, one {# an} other {# ans}}',
  birthDateHidden: 'La date de naissance s’affiche pendant votre prise en charge.',
  person: 'Personne',
  trust: 'Confiance',
  trustScore: '{score} sur 100',
  memberSince: 'Membre depuis',
  earlierAttempts: 'Essais précédents',
  firstAttempt: 'C’est le premier.',
  attemptOn: '{kind, select, id {Pièce d’identité du {day}} other {Photo du {day}}}',

  submittedPhoto: 'Photo envoyée',
  pictureThen: 'Photo de profil à ce moment-là',
  pictureDeleted: 'La photo de profil a été supprimée.',
  pictureOf: 'Photo de profil\u00a0: {name}',
  noFile: 'Aucun fichier',
  noFileText: 'Il a été supprimé après la décision ou à la fin de son délai.',
  fileLocked: 'Fichier verrouillé',
  fileLockedText:
    'Seule la personne qui a pris le cas en charge peut voir le fichier. Chaque consultation est enregistrée.',
  submittedBy: '{kind, select, id {Pièce d’identité envoyée par {name}} other {Photo envoyée par {name}}}',
  pageSubmittedBy:
    '{kind, select, id {Pièce d’identité envoyée par {name}, page {page} sur {count}} other {Photo envoyée par {name}, page {page} sur {count}}}',
  loadingFile: 'Chargement du fichier',
  fileLost: 'Le fichier est abîmé ou manquant. Refusez-le comme illisible pour qu’il puisse être renvoyé.',
  fetchFailed: 'Impossible de charger le fichier. Votre prise en charge est peut-être terminée.',
  page: 'Page {page} sur {count}',
  pages: 'Pages du fichier',

  claimHint: 'Prenez le cas en charge pour voir le fichier. Vous aurez 15 minutes.',
  claimEnded:
    'Votre prise en charge est terminée, le fichier est donc de nouveau verrouillé. Rien n’a été décidé.',
  approve: 'Approuver',
  approveBlocked: 'L’approbation est possible dès que le fichier est chargé.',
  approvedSummary:
    '{kind, select, id {Pièce d’identité approuvée\u00a0: {name}} other {Photo approuvée\u00a0: {name}}}',
  reject: 'Refuser',
  rejectedSummary:
    '{kind, select, id {Pièce d’identité refusée\u00a0: {name}} other {Photo refusée\u00a0: {name}}}',
  reason: 'Motif',
  note: 'Note',
  birthDate: 'Date de naissance',
  birthDateMatched: 'Correspond',
  birthDateAbsent: 'Absente du document',

  approveId: 'Approuver cette pièce d’identité',
  birthDateQuestion: 'La date de naissance correspond-elle\u00a0?',
  birthDateMatches: 'Oui, elle correspond',
  birthDateDiffers: 'Non, la date est différente',
  birthDateMissing: 'Le document n’en montre pas',
  answerMissing: 'Répondez avant d’approuver.',
  mismatchText: 'Alors le document ne correspond pas au compte. Vous pouvez le refuser pour ce motif.',
  fileWillBeDeleted: 'Le fichier sera supprimé définitivement une fois la décision envoyée.',
  rejectInstead: 'Refuser plutôt',
  cancel: 'Annuler',

  rejectTitle: '{kind, select, id {Refuser cette pièce d’identité} other {Refuser cette photo}}',
  reasonMissing: 'Choisissez un motif.',
  noteLabel: 'Note au membre',
  noteHint: 'Elle s’affiche après le motif, dans l’application et par e-mail.',
  unreadable: 'Illisible',
  mismatch: 'Ne correspond pas',
  expired: 'Expiré',
  wrongDocument: 'Mauvais type de document',
  noPerson: 'Ne montre personne',
  other: 'Autre chose',

  idUnreadableNote:
    'Pose-la à plat à la lumière du jour, avec les quatre coins sur la photo et sans reflet sur le texte.',
  idMismatchNote:
    'Vérifie le nom et la date de naissance de ton compte, ou envoie un document qui leur correspond.',
  idExpiredNote: 'Si tu en attends une nouvelle, envoie-la dès que tu l’as.',
  idWrongDocumentNote: 'Une carte étudiante ou une carte bancaire ne suffit pas pour cette étape.',
  idNoPersonNote: 'Envoie le côté du document qui porte ta photo.',
  photoUnreadableNote: 'Mets-toi près d’une fenêtre, face à la lumière.',
  photoMismatchNote:
    'Si ta photo de profil est ancienne, change-la d’abord. Envoie ensuite une nouvelle photo.',
  photoNoPersonNote: 'Envoie une photo de ton visage, sans lunettes de soleil ni masque.',
};
