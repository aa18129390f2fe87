import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const profile: Translation<typeof t> = {
  editTitle: 'Profil bearbeiten',
  picture: 'Profilbild',
  pictureHint: 'Dein Tisch sieht es.',
  username: 'Benutzername',
  age: 'Alter',
  bio: 'Bio',
  bioHint: 'Ein, zwei Sätze für deinen Tisch.',
  counter: '{count}/{most}',
  interests: 'Interessen',
  survey: 'Deine Umfrageantworten',
  surveyHint:
    'Damit finden wir passende Leute für dich. Ein Tisch sieht nur, was ihr alle teilt; bei offenen Treffen sehen alle, die mitmachen können, deine Antworten.',
  favoriteConversationTopic: 'Lieblingsthema',
  favoriteMusic: 'Musik',
  personalityType: 'Deine Art',
  notAnswered: 'Bitte wählen',
  surveyFailed: 'Wir konnten deine Umfrageantworten nicht laden.',
  save: 'Speichern',
  saving: 'Wird gespeichert...',
  cancel: 'Abbrechen',

  updatedTitle: 'Profil aktualisiert!',
  updatedText: 'Deine Änderungen sind gespeichert.',
  error: 'Fehler',
  updateFailed: 'Dein Profil wurde nicht gespeichert. Bitte versuch es noch einmal.',

  othersSee: 'Was andere sehen',
  othersNever:
    'Das sehen die Leute an deinem Tisch, mehr nicht: nie deinen Benutzernamen, Nachnamen, deine E-Mail, dein Telefon, dein genaues Alter oder deine Adresse.',

  promptTitle: 'Ein Foto hinzufügen?',
  promptText: 'So erkennt dich dein Tisch am Samstag leichter.',
  promptAdd: 'Foto hinzufügen',
  promptLater: 'Nein, danke',
  promptDeclined: 'Okay! Du kannst jederzeit eins in deinem Profil hinzufügen.',

  profileTitle: 'Profil',
  profileFailed: 'Wir konnten dieses Profil nicht laden.',
  noBio: 'Noch keine Bio.',
  bothLike: 'Das mögt ihr beide',
  otherInterests: 'Weitere Interessen',
  trust: 'Vertrauen',
  trustScore: '{level} · {score}/100',
  verified: 'Bestätigt',
  idBadge: 'Ausweis',
  phoneBadge: 'Telefon',
  photoBadge: 'Foto',
  ages: 'Alter {range}',
};
