import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const account: Translation<typeof t> = {
  account: 'Konto',
  required:
    'Die Konsole steht bereit, sobald Ihr Konto einen zweiten Faktor hat. Ein Passwort allein schützt Ausweise und Meldungen nicht.',
  signOut: 'Abmelden',
  email: 'E-Mail',
  role: 'Rolle',
  moderator: 'Moderation',
  admin: 'Administration',
  secondFactor: 'Zweiter Faktor',

  setUpText:
    'Mit einem zweiten Faktor reicht Ihr Passwort allein nicht mehr. Nötig ist eine Authenticator-App auf Ihrem Telefon.',
  password: 'Ihr Passwort',
  setUp: 'Einrichten',
  qrCode: 'QR-Code für Ihre Authenticator-App',
  scan: 'Diesen Code mit der Authenticator-App scannen.',
  orEnterKey: 'Oder diesen Schlüssel in der App eingeben:',
  copyKey: 'Schlüssel kopieren',
  confirmText: 'Dann die sechs Ziffern eingeben, die die App zeigt.',
  code: 'Code',
  turnOn: 'Einschalten',

  on: 'Aktiv',
  onText: 'Bei der Anmeldung wird nach einem Code aus Ihrer Authenticator-App gefragt.',
  codesLeft: '{count, plural, one {Noch # Wiederherstellungscode} other {Noch # Wiederherstellungscodes}}',
  renew: 'Neue Wiederherstellungscodes',
  renewText:
    'Neue Codes ersetzen die bisherigen. Bitte einen Code aus der App oder einen Wiederherstellungscode eingeben.',
  createCodes: 'Neue Codes erstellen',

  saveCodes: 'Wiederherstellungscodes sichern',
  saveCodesText:
    'Ohne Ihr Telefon ist mit jedem Code eine Anmeldung möglich. Die Codes sind nur jetzt zu sehen: Bewahren Sie sie bei Ihren Passwörtern auf.',
  recoveryCodes: 'Wiederherstellungscodes',
  copy: 'Kopieren',
  download: 'Herunterladen',
  print: 'Drucken',
  saved: 'Gesichert',

  copied: 'Kopiert',
  copyFailed: 'Der Browser erlaubt das Kopieren nicht. Bitte den Text markieren und selbst kopieren.',
};
