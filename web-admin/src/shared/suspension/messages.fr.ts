import type { Translation } from '../i18n/messages-of.js';
import type { t } from './messages.js';

export const suspension: Translation<typeof t> = {
  suspendName: 'Suspendre {name}',
  suspend: 'Suspendre',
  suspended: 'Compte suspendu\u00a0: {name}.',
  chooseDate: 'Choisissez une date',
  giveReason: 'Indiquez un motif',
  signedOut: 'Toutes ses sessions seront fermées en quelques secondes, discussions ouvertes comprises.',
  seatsGo: 'Sa demande ouverte sera annulée et ses places iront à d’autres.',
  returnsOn: 'La connexion sera de nouveau possible le {day}. D’ici là, votre motif s’affiche.',
  returnsThatDay: 'La connexion sera de nouveau possible ce jour-là. D’ici là, votre motif s’affiche.',
  returnsWhenLifted:
    'La connexion est impossible jusqu’à ce que quelqu’un lève la suspension. Votre motif s’affiche.',
  appeal: 'Un recours est possible une fois. Quelqu’un d’autre que vous y répondra.',

  howLong: 'Durée',
  untilDate: 'Jusqu’à une date',
  firstDayBack: 'Premier jour de retour',
  commonLengths: 'Durées courantes',
  oneWeek: '1 semaine',
  oneMonth: '1 mois',
  threeMonths: '3 mois',
  untilLifted: 'Jusqu’à sa levée',

  startFrom: 'Partir de',
  reason: 'Motif',
  reasonHint: 'Il s’affiche quand la personne essaie de se connecter.',
  harassment: 'Harcèlement',
  harassmentText:
    'D’autres personnes nous ont parlé de messages de ta part qui les ont blessées ou mises sous pression. Cela n’a pas sa place à nos tables.',
  unsafe: 'A mis d’autres personnes en insécurité',
  unsafeText:
    'Quelqu’un ne s’est pas senti en sécurité à cause de ce que tu as fait pendant un repas ou écrit avant. Ton compte est en pause pendant que nous examinons cela.',
  fakeProfile: 'Identité trompeuse',
  fakeProfileText: 'Ton profil ne montre pas qui tu es. Contacte-nous avec un document qui le montre.',
  spam: 'Spam',
  spamText: 'Ton compte a servi à faire de la publicité auprès d’autres personnes.',
  underage: 'Moins de 18 ans',
  underageText:
    'Il faut avoir 18 ans pour utiliser {appName}, et nous avons des raisons de penser que ce n’est pas encore ton cas.',
  noShows: 'Absences répétées',
  noShowsText: 'Plusieurs tables comptaient sur toi, sans te voir arriver. Les autres ont attendu.',
};
