import type { Language } from '../../../domain/shared/language.js';
import type { OptionalKind } from '../../../domain/shared/notification-kind.js';

interface Texts {
  readonly kinds: Readonly<Record<OptionalKind, string>>;
  readonly title: string;
  readonly ask: (kind: string) => string;
  readonly sure: string;
  readonly missing: string;
  readonly button: string;
  readonly doneTitle: string;
  readonly done: (kind: string) => string;
  readonly back: string;
  readonly gone: string;
  readonly goneText: string;
  readonly home: (appName: string) => string;
}

const ENGLISH: Texts = {
  kinds: {
    table: 'your tables',
    reminder: 'reminders',
    attendance: 'who is coming',
    chat: 'new chats and unread messages',
    meetup: 'meetups',
    feedback: 'how your meal went',
    moderation: 'your reports',
  },
  title: 'Unsubscribe',
  ask: (kind) => `Stop emails about ${kind}? You'll still get other emails.`,
  sure: 'Yes, stop these emails',
  missing: 'Please tick the box first.',
  button: 'Unsubscribe',
  doneTitle: "You're unsubscribed",
  done: (kind) => `We won't email you about ${kind} any more.`,
  back: 'Changed your mind? Turn them on again in Settings, under Notifications.',
  gone: 'This link no longer works',
  goneText: 'Use the link in a newer email, or choose your emails in Settings, under Notifications.',
  home: (appName) => `Open ${appName}`,
};

const SPANISH: Texts = {
  kinds: {
    table: 'tus mesas',
    reminder: 'recordatorios',
    attendance: 'quién viene',
    chat: 'chats nuevos y mensajes sin leer',
    meetup: 'encuentros',
    feedback: 'cómo fue tu comida',
    moderation: 'tus reportes',
  },
  title: 'Dejar de recibir correos',
  ask: (kind) => `¿Quieres dejar de recibir correos sobre ${kind}? Los demás te seguirán llegando.`,
  sure: 'Sí, no quiero más de estos correos',
  missing: 'Primero marca la casilla.',
  button: 'Dejar de recibirlos',
  doneTitle: 'Listo, ya no te llegarán',
  done: (kind) => `Ya no te escribiremos sobre ${kind}.`,
  back: '¿Cambiaste de idea? Vuelve a activarlos en Ajustes, en Notificaciones.',
  gone: 'Este enlace ya no funciona',
  goneText: 'Usa el enlace de un correo más reciente, o elige tus correos en Ajustes, en Notificaciones.',
  home: (appName) => `Abrir ${appName}`,
};

const FRENCH: Texts = {
  kinds: {
    table: 'tes tables',
    reminder: 'les rappels',
    attendance: 'qui vient',
    chat: 'les nouvelles discussions et les messages non lus',
    meetup: 'les rencontres',
    feedback: 'le repas que tu as partagé',
    moderation: 'tes signalements',
  },
  title: 'Ne plus recevoir d’e-mails',
  ask: (kind) => `Ne plus recevoir d’e-mails sur ${kind}\u00a0? Les autres continueront d’arriver.`,
  sure: 'Oui, je ne veux plus de ces e-mails',
  missing: 'Coche d’abord la case.',
  button: 'Ne plus les recevoir',
  doneTitle: 'C’est fait',
  done: (kind) => `On ne t’écrira plus sur ${kind}.`,
  back: 'Tu changes d’avis\u00a0? Réactive-les dans Réglages, sous Notifications.',
  gone: 'Ce lien ne fonctionne plus',
  goneText:
    'Utilise le lien d’un e-mail plus récent, ou choisis tes e-mails dans Réglages, sous Notifications.',
  home: (appName) => `Ouvrir ${appName}`,
};

const GERMAN: Texts = {
  kinds: {
    table: 'deine Tische',
    reminder: 'Erinnerungen',
    attendance: 'wer kommt',
    chat: 'neue Chats und ungelesene Nachrichten',
    meetup: 'Treffen',
    feedback: 'dein letztes Essen',
    moderation: 'deine Meldungen',
  },
  title: 'E-Mails abbestellen',
  ask: (kind) => `Keine E-Mails mehr zum Thema „${kind}“? Andere E-Mails bekommst du weiterhin.`,
  sure: 'Ja, keine dieser E-Mails mehr',
  missing: 'Setze bitte zuerst das Häkchen.',
  button: 'Abbestellen',
  doneTitle: 'Abbestellt',
  done: (kind) => `Wir schreiben dir nicht mehr zum Thema „${kind}“.`,
  back: 'Anders überlegt? Schalte sie in den Einstellungen unter Mitteilungen wieder ein.',
  gone: 'Dieser Link funktioniert nicht mehr',
  goneText:
    'Nimm den Link aus einer neueren E-Mail, oder wähle deine E-Mails in den Einstellungen unter Mitteilungen.',
  home: (appName) => `${appName} öffnen`,
};

export const UNSUBSCRIBE_TEXTS: Readonly<Record<Language, Texts>> = {
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  de: GERMAN,
};
