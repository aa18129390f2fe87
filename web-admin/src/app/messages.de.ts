import type { Translation } from '../shared/i18n/catalogue.js';
import type { t } from './messages.js';

export const app: Translation<typeof t> = {
  pageBroken: 'Diese Seite funktioniert nicht mehr',
  pageBrokenText: 'Vielleicht wurde ein Teil nicht geladen. Auf dem Server ist nichts verloren.',
  loadAgain: 'Neu laden',
  loading: 'Wird geladen',
  navigation: 'Navigation',
  pages: 'Seiten',
  dashboard: 'Übersicht',
  waiting: 'wartend',
  notFound: 'Nicht gefunden',
  notFoundTitle: 'Diese Seite gibt es nicht',
  notFoundText: 'Bitte die Adresse auf Tippfehler prüfen.',
  toDashboard: 'Zur Übersicht',
  yourAccount: 'Ihr Konto',
  notNow: 'Jetzt nicht',
  passwordOnly: 'Ihr Konto ist nur durch ein Passwort geschützt.',
  setUpSecondFactor: 'Zweiten Faktor einrichten',
  skip: 'Zum Inhalt',
  tools: 'Werkzeuge',
  openNavigation: 'Navigation öffnen',
  account: 'Konto',
  signOut: 'Abmelden',
  sessionOver: 'Ihre Sitzung ist beendet. Bitte neu anmelden.',
};
