import type { Translation } from '../../shared/i18n/catalogue.js';
import type { t } from './messages.js';

export const reports: Translation<typeof t> = {
  earlyCancellation: 'Table annulée le premier jour',
  earlyCancellationText:
    'Le compte a annulé une table pour tout le monde moins d’un jour après son inscription. Personne ne l’a signalé.',
  homeSafe: 'Retour difficile',
  homeSafeText:
    'Vient de la question «\u00a0Tu es à la maison\u00a0?\u00a0» après une table. À examiner en premier.',
  reports: 'Signalements',
  noReports: 'Pas encore de signalement',
  what: 'Quoi',
  about: 'À propos de',
  reported: 'Signalé',
  aboutThem: 'Sur cette personne',
  reason: 'Motif',
  aDeletedUser: 'un compte supprimé',
  theTable: 'la table',

  profile: 'Profil',
  message: 'Message',
  meetup: 'Rencontre',
  match: 'Table',
  waiting: 'En attente',
  inReview: 'En cours d’examen',
  upheld: 'Retenu',
  warned: 'Averti',
  dismissed: 'Classé',

  whatWasReported: 'Ce qui a été signalé',
  withheldReporter: 'Vous ne pouvez pas voir qui a fait le signalement ni ce qui a été écrit.',
  by: 'Par',
  reporterUnknown: 'La personne signalée ne saura jamais qui c’était.',
  noNote: 'Aucune note.',

  evidence: 'Preuves',
  withheldEvidence:
    'Vous connaissez une des personnes ou étiez à la table\u00a0: quelqu’un d’autre examinera ce signalement.',
  evidenceDeleted: 'La copie a été supprimée, son délai étant écoulé.',
  conversation: 'Discussion',
  deletedAuthor: '{name} (compte supprimé)',
  alreadyRemoved: 'Déjà retiré',
  meetupThen: 'La rencontre à ce moment-là',
  title: 'Titre',
  description: 'Description',
  where: 'Où',
  when: 'Quand',
  profileThen: 'Le profil à ce moment-là',
  pictureThen: 'Photo de profil à ce moment-là\u00a0: {name}',
  firstName: 'Prénom',
  bio: 'Bio',
  interests: 'Centres d’intérêt',

  reportedPerson: 'Personne signalée',
  reportCount: '{count, plural, one {# signalement} other {# signalements}}',
  reportCountText: 'sur cette personne, celui-ci compris',
  suspend: 'Suspendre',

  claimHint: 'Prenez-le en charge pour décider. Vous aurez 15 minutes.',
  claimEnded: 'Votre prise en charge est terminée. Rien n’a été décidé.',
  uphold: 'Retenir',
  upholdTitle: 'Retenir ce signalement',
  upholdText:
    'Vous confirmez que c’était contraire aux règles. Cela restera au dossier ({name}). La suspension est une décision distincte.',
  upheldSummary: 'Signalement retenu\u00a0: {name}',
  warn: 'Avertir',
  warnTitle: 'Avertir la personne signalée',
  warnText:
    'Tu confirmes que cela ne respecte pas les règles. {name} reçoit un e-mail avec le motif et peut continuer comme avant. L’e-mail ne dit ni qui a signalé, ni quoi.',
  warnedSummary: 'Avertissement envoyé\u00a0: {name}',
  dismiss: 'Classer',
  dismissTitle: 'Classer ce signalement',
  dismissText: 'Vous n’avez rien trouvé de contraire aux règles. Aucune conséquence pour {name}.',
  dismissedSummary: 'Signalement classé\u00a0: {name}',
  note: 'Note',
  noteLabel: 'Note pour l’équipe de modération',
  noteHint: 'Ni la personne qui signale ni la personne signalée ne la verront.',
};
