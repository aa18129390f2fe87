import { CODE_MINUTES } from '../../domain/shared/one-time-code.js';
import type { AccountMailTexts } from './mail-texts.en.js';

export const accountMailTextsDe: AccountMailTexts = {
  verificationCode: (username) => ({
    subject: 'Dein Bestätigungscode',
    paragraphs: [
      `Willkommen! Mit diesem Code schließt du deine Anmeldung als ${username} ab:`,
      `Er gilt einmal und läuft in ${CODE_MINUTES} Minuten ab. Wenn du dich nicht angemeldet hast, kannst du diese E-Mail ignorieren.`,
    ],
  }),
  alreadyHaveAccount: () => ({
    subject: 'Du hast schon ein Konto',
    paragraphs: [
      'Jemand, wahrscheinlich du, wollte sich mit dieser Adresse registrieren. Du hast schon ein Konto und kannst dich einfach anmelden.',
      'Passwort vergessen? Wähle dort „Passwort vergessen?“. Wenn du es nicht warst, hat sich nichts geändert.',
    ],
    button: 'Anmelden',
  }),
  resetCode: () => ({
    subject: 'Dein Code für ein neues Passwort',
    paragraphs: [
      'Mit diesem Code wählst du ein neues Passwort:',
      `Er gilt einmal und läuft in ${CODE_MINUTES} Minuten ab. Wenn du ihn nicht angefordert hast, kannst du diese E-Mail ignorieren. Dein Passwort bleibt, wie es ist.`,
    ],
  }),
  passwordChanged: () => ({
    subject: 'Dein Passwort wurde geändert',
    paragraphs: [
      'Dein Passwort wurde gerade geändert, und überall sonst haben wir dich abgemeldet.',
      'Wenn du es nicht warst, wähle gleich ein neues mit „Passwort vergessen?“.',
    ],
    button: 'Anmelden',
  }),
  emailChangeCode: () => ({
    subject: 'Dein Bestätigungscode',
    paragraphs: [
      'Mit diesem Code nutzt du diese Adresse für dein Konto:',
      `Er gilt einmal und läuft in ${CODE_MINUTES} Minuten ab. Wenn du ihn nicht angefordert hast, kannst du diese E-Mail ignorieren.`,
    ],
  }),
  addressInUse: () => ({
    subject: 'Deine Adresse gehört schon zu deinem Konto',
    paragraphs: [
      'Jemand, wahrscheinlich du, wollte diese Adresse für ein anderes Konto nutzen. Sie gehört schon zu diesem, deshalb hat sich nichts geändert.',
      'Wenn du sie dort nutzen willst, melde dich zuerst hier an und ändere die Adresse dieses Kontos oder lösche es.',
    ],
    button: 'Anmelden',
  }),
  emailChanged: (contact) => ({
    subject: 'Deine E-Mail-Adresse wurde geändert',
    paragraphs: [
      'Dein Konto hat eine neue E-Mail-Adresse. Ab jetzt schreiben wir dir dorthin.',
      `Wenn du es nicht warst, kennt jemand dein Passwort. Melde dich mit deinem Benutzernamen an, wähle ein neues Passwort und stell die Adresse zurück.${contact ? ` Wenn du dich nicht anmelden kannst, schreib an ${contact}.` : ''}`,
    ],
    button: 'Anmelden',
  }),
  newDevice: (place, device) => ({
    subject: 'Neue Anmeldung bei deinem Konto',
    paragraphs: [
      `Jemand, wahrscheinlich du, hat sich gerade ${place === 'console' ? 'bei der Konsole' : 'bei deinem Konto'} mit einem neuen Gerät angemeldet: ${device ?? 'ein Gerät, das wir nicht erkennen'}.`,
      'Wenn du es nicht warst, wähle gleich ein neues Passwort mit „Passwort vergessen?“. Das meldet alle Geräte ab.',
    ],
    button: 'Anmelden',
  }),
  on: (browser, platform) => `${browser} auf ${platform}`,
  inactive: (daysLeft) => ({
    subject: 'Möchtest du dein Konto behalten?',
    paragraphs: [
      `Deine letzte Anmeldung ist fast zwei Jahre her. Wir behalten Daten nicht länger als nötig und löschen dein Konto deshalb in ${daysLeft} Tagen.`,
      'Um es zu behalten, melde dich einfach einmal an. Wenn du es nicht mehr brauchst, musst du nichts tun.',
    ],
    button: 'Anmelden',
  }),
  accountDeleted: () => ({
    subject: 'Dein Konto ist gelöscht',
    paragraphs: [
      'Wir haben dein Konto und dein Profil gelöscht, und deine Plätze sind frei für andere. Deine Nachrichten bleiben vorerst, ohne deinen Namen. Innerhalb von 30 Tagen löschen wir sie.',
      'Danke für jeden Tisch, an dem du dabei warst. Du bist jederzeit wieder willkommen.',
    ],
  }),
};
