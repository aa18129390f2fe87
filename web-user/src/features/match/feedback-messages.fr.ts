import type { Translation } from '../../shared/i18n/catalogue.js';
import type { t } from './feedback-messages.js';

export const feedback: Translation<typeof t> = {
  title: 'C’était comment\u00a0?',
  tell: 'Raconte-nous',
  thanks: 'Merci de nous avoir répondu',
  change: 'Modifier',
  attended: 'Y étais-tu\u00a0?',
  yes: 'Oui',
  no: 'Je n’ai pas pu venir',
  members: 'À propos des autres',
  notAgainHint:
    'Les autres ne voient jamais tes réponses. Si tu choisis Non, vous ne serez plus à la même table.',
  presence: 'Présence à table\u00a0?',
  came: 'Oui',
  didNotCome: 'Non',
  unsure: 'Aucune idée',
  again: 'Se revoir\u00a0?',
  gladly: 'Avec plaisir',
  notAgain: 'Non',
  noAnswer: 'Passer',
  concern: 'Quelque chose à dire à l’équipe de modération\u00a0? (facultatif)',
  concernHint: 'C’est envoyé à notre équipe de modération comme un signalement. Ta table ne le voit jamais.',
  concernSent: 'Notre équipe de modération a ton signalement.',
  loading: 'Chargement de tes réponses',
  loadFailed: 'Impossible de charger tes réponses',
  note: 'Autre chose\u00a0? (facultatif)',
  private:
    'Ça reste entre toi et nous. Si l’envie est réciproque, vous pourrez vous retrouver à la même table.',
  later: 'Plus tard',
  send: 'Envoyer',
  sending: 'Envoi...',
  sent: 'Merci\u00a0!',
  sentText: 'Ça nous aide à composer ta prochaine table.',
  failed: 'Erreur',
  tryAgain: 'Impossible de l’enregistrer. Réessaie.',
};
