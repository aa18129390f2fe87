import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const signIn: Translation<typeof t> = {
  signIn: 'Anmelden',
  staffOnly: 'Für das Team von {appName}. Auf der Suche nach Ihrem Tisch?',
  openApp: 'App öffnen',
  sessionOver: 'Ihre Sitzung ist beendet. Nach der Anmeldung geht es dort weiter, wo Sie waren.',
  signedOut: 'Sie sind abgemeldet.',
  unsaved:
    '{count, plural, one {# Entscheidung ist noch nicht gespeichert. Nach dem Anmelden kann sie noch einmal gesendet werden.} other {# Entscheidungen sind noch nicht gespeichert. Nach dem Anmelden können sie noch einmal gesendet werden.}}',
  cookiesNeeded: 'Der Browser blockiert Cookies. Bitte für diese Seite erlauben und noch einmal anmelden.',
  email: 'E-Mail',
  password: 'Passwort',
  secondStep: 'Zweiter Schritt',
  code: 'Code',
  codeText: 'Bitte den sechsstelligen Code aus der Authenticator-App eingeben.',
  useRecoveryCode: 'Stattdessen einen Wiederherstellungscode nutzen',
  recoveryCode: 'Wiederherstellungscode',
  recoveryCodeText: 'Bitte einen der gesicherten Wiederherstellungscodes eingeben. Jeder gilt einmal.',
  useApp: 'Stattdessen die Authenticator-App nutzen',
  continue: 'Weiter',
  back: 'Zurück',
};
