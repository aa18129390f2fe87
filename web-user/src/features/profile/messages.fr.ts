import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const profile: Translation<typeof t> = {
  editTitle: 'Modifier le profil',
  picture: 'Photo de profil',
  pictureHint: 'Ta table la verra.',
  username: 'Identifiant',
  age: 'Âge',
  bio: 'Bio',
  bioHint: 'Une ou deux phrases pour ta table.',
  counter: '{count}/{most}',
  interests: 'Centres d’intérêt',
  survey: 'Tes réponses au questionnaire',
  surveyHint:
    'Elles servent à composer ta table. Une table ne voit que ce que vous partagez\u00a0; dans les rencontres ouvertes, les personnes qui peuvent participer voient tes réponses.',
  favoriteConversationTopic: 'Sujet préféré',
  favoriteMusic: 'Musique',
  personalityType: 'Ton ambiance',
  notAnswered: 'Choisis',
  surveyFailed: 'Impossible de charger tes réponses.',
  save: 'Enregistrer',
  saving: 'Enregistrement...',
  cancel: 'Annuler',

  updatedTitle: 'Profil mis à jour\u00a0!',
  updatedText: 'Tes changements sont enregistrés.',
  error: 'Erreur',
  updateFailed: 'Impossible de mettre à jour ton profil. Réessaie.',

  othersSee: 'Ce que voient les autres',
  othersNever:
    'Les personnes de ta table, et rien de plus\u00a0: jamais ton identifiant, ton nom de famille, ton e-mail, ton téléphone, ton âge exact ou ton adresse.',

  promptTitle: 'Ajouter une photo\u00a0?',
  promptText: 'Ta table te reconnaîtra plus facilement samedi.',
  promptAdd: 'Ajouter une photo',
  promptLater: 'Non merci',
  promptDeclined: 'D’accord\u00a0! Tu peux en ajouter une dans ton profil quand tu veux.',

  profileTitle: 'Profil',
  profileFailed: 'Impossible de charger ce profil.',
  noBio: 'Pas encore de bio.',
  bothLike: 'Vos points communs',
  otherInterests: 'Autres centres d’intérêt',
  trust: 'Confiance',
  trustScore: '{level} · {score}/100',
  verified: 'Vérifié',
  idBadge: 'Identité',
  phoneBadge: 'Téléphone',
  photoBadge: 'Photo',
  ages: 'Âge\u00a0: {range}',
};
