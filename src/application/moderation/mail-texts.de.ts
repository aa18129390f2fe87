import type { ReportReason } from '../../domain/moderation/report.js';
import type { ModerationMailTexts } from './mail-texts.en.js';

const HOW_TO_APPEAL =
  'Du hältst das für einen Fehler? Melde dich mit deinem Passwort an: Du kannst einmal Einspruch einlegen, und eine andere Person aus der Moderation entscheidet.';

const REASONS: Readonly<Record<ReportReason, string>> = {
  harassment: 'Beleidigungen, Drohungen oder aufdringliches Verhalten',
  unsafe: 'Verhalten, bei dem sich jemand nicht sicher gefühlt hat',
  fake_profile: 'ein Profil, das nicht wirklich du bist',
  spam: 'Werbung oder unerwünschte Nachrichten',
  underage: 'das Mindestalter',
  other: 'Verhalten, das hier nicht willkommen ist',
};

export const moderationMailTextsDe: ModerationMailTexts = {
  suspended: (until, reason) => ({
    subject: 'Dein Konto ist gesperrt',
    paragraphs: [
      until === null
        ? 'Dein Konto ist bis auf Weiteres gesperrt.'
        : `Dein Konto ist gesperrt bis: ${until}. Danach kannst du dich wieder anmelden.`,
      `Der Grund: ${reason}`,
      'Wir haben dich abgemeldet und deine Plätze und deine Anfrage freigegeben, damit andere nicht vergeblich warten.',
      HOW_TO_APPEAL,
    ],
    button: 'Anmelden',
  }),
  ended: (reason) => ({
    subject: 'Dein Konto wurde geschlossen',
    paragraphs: [
      'Zwei Personen aus der Moderation haben entschieden, dein Konto zu schließen. Du kannst nicht mehr teilnehmen.',
      `Der Grund: ${reason}`,
      HOW_TO_APPEAL,
      'Dort kannst du auch alles herunterladen, was wir über dich speichern, und dein Konto löschen.',
    ],
    button: 'Anmelden',
  }),
  lifted: (note) => ({
    subject: 'Du kannst dich wieder anmelden',
    paragraphs: [
      'Willkommen zurück: Dein Konto ist nicht mehr gesperrt.',
      ...(note === null ? [] : [note]),
      'Deine früheren Plätze gingen an andere, such dir also einen neuen Samstag aus.',
    ],
    button: 'Anmelden',
  }),
  appealAnswered: (isLifted, answer) => ({
    subject: 'Wir haben deinen Einspruch geprüft',
    paragraphs: [
      isLifted
        ? 'Willkommen zurück: Dein Konto ist nicht mehr gesperrt. Du kannst dich anmelden und einen neuen Samstag aussuchen.'
        : 'Eine andere Person aus der Moderation hat deinen Einspruch geprüft, und die Entscheidung bleibt bestehen.',
      answer,
    ],
    button: 'Anmelden',
  }),
  warned: (reason: ReportReason) => ({
    subject: 'Eine Verwarnung von der Moderation',
    paragraphs: [
      'Die Moderation hat etwas geprüft, das an einem Tisch, in einem Chat oder in deinem Profil passiert ist. Es verstößt gegen die Regeln unserer Gemeinschaft.',
      `Darum geht es: ${REASONS[reason]}`,
      'Sonst ändert sich nichts: Deine Plätze und dein Konto bleiben. Passiert es noch einmal, kann dein Konto gesperrt werden.',
      'Bitte lies die Hausregeln noch einmal, und schreib uns, wenn du das für einen Irrtum hältst.',
    ],
  }),
  reportDecided: () => ({
    subject: 'Wir haben deine Meldung geprüft',
    paragraphs: [
      'Danke, dass du es uns gesagt hast. Die Moderation hat deine Meldung geprüft und entschieden.',
      'Um allen gerecht zu werden, nennen wir keine Einzelheiten. Du kannst jede Person blockieren, der du lieber nicht begegnen möchtest.',
    ],
  }),
  noModeratorForReport: () => ({
    subject: 'Eine Meldung braucht eine Moderation, die nicht dabei war',
    paragraphs: [
      'Es gibt eine Meldung, über die niemand in deinem Team entscheiden darf, weil alle die Beteiligten kennen.',
      'Zum Schutz der Person, die sie geschickt hat, wird sie ihnen nicht angezeigt, und diese E-Mail nennt niemanden.',
      'Bitte gib jemandem, der nicht dabei war, Zugang zur Moderation. Die Meldung steht dann in der Konsole, und sie kann nicht lange warten.',
    ],
  }),
};
