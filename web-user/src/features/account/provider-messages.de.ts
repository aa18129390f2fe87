import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './provider-messages.js';

export const providerSignIn: Translation<typeof t> = {
  or: 'oder',
  providerOnly: 'Nimm das Konto deiner Organisation. Beim ersten Mal richten wir dir hier deinen Platz ein.',
  continueWithGoogle: 'Weiter mit Google',
  continueWithProvider: 'Weiter mit Single Sign-on',

  loadingTitle: 'Einen Moment',
  loading: 'Laden...',
  startAgainTitle: 'Versuchen wir es noch einmal',
  backToSignIn: 'Zurück zur Anmeldung',

  linkTitle: 'Du bist schon dabei',
  linkText:
    'Zu {email} gibt es schon ein Konto. Gib einmal das Passwort ein, danach kannst du dich auf beide Arten anmelden.',
  password: 'Passwort',
  forgot: 'Passwort vergessen?',
  link: 'Verknüpfen und anmelden',
  linking: 'Anmelden...',
  linkFailed: 'Nicht verknüpft',

  joinTitle: 'Fast geschafft',
  joinText: 'Du registrierst dich mit {email}. Es fehlen nur noch ein paar Angaben.',
  firstName: 'Vorname',
  firstNameHint: 'So nennt dich dein Tisch. Bis zu 50 Zeichen.',
  lastName: 'Nachname',
  username: 'Benutzername',
  usernameHint:
    'Freiwillig: 3–30 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche. Nur du siehst ihn. Wenn du ihn leer lässt, bilden wir einen aus deiner E-Mail-Adresse.',
  isAdult: 'Ich bestätige, dass ich mindestens 18 Jahre alt bin',
  agreement: 'Wenn du ein Konto erstellst, gelten für dich: {terms} und {privacy}.',
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutzerklärung',
  join: 'Konto erstellen',
  joining: 'Konto wird erstellt...',
  joinFailed: 'Die Registrierung hat nicht geklappt',

  tryAgain: 'Versuch es noch einmal.',
};
