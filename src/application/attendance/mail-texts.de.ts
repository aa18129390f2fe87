import type { MissKind } from '../../domain/attendance/table-record.js';
import type { AttendanceMailTexts } from './mail-texts.en.js';

const WHAT_HAPPENED: Record<MissKind, (day: string) => string> = {
  no_show: (day) => `Wir haben gehört, dass du nicht an deinem Tisch warst (${day}). Du hast uns gefehlt.`,
  late_cancellation: (day) =>
    `Du hast deinen Platz am ${day} weniger als 36 Stunden vor dem Beginn freigegeben. So war er schwer zu besetzen.`,
};
const HOW_TO_APPEAL =
  'Stimmt das nicht, oder gab es einen guten Grund? Öffne Einstellungen, dann „Meine Teilnahme“, und sag es uns. Eine Person aus der Moderation, die nicht an deinem Tisch war, liest es, und bis dahin ändert sich nichts für dich.';
const HOW_IT_ENDS =
  'Es zählt jeden Tag weniger und ist nach 90 Tagen weg, früher, wenn du zu deinen nächsten Tischen kommst. Dein Vertrauenswert hat damit nichts zu tun.';
const button = 'App öffnen';

export const attendanceMailTextsDe: AttendanceMailTexts = {
  step: {
    warning: (kind, day) => ({
      subject: `Zu deinem Tisch am ${day}`,
      paragraphs: [
        WHAT_HAPPENED[kind](day),
        'Das ist eine freundliche Erinnerung, und sonst ändert sich nichts. Wenn du nicht kommen kannst, sag es bitte so früh wie möglich in der App, damit jemand anders den Platz bekommt.',
        HOW_IT_ENDS,
        HOW_TO_APPEAL,
      ],
      button,
    }),
    later_priority: (kind, day, until) => ({
      subject: 'Eine Zeit lang kommen andere zuerst dran',
      paragraphs: [
        WHAT_HAPPENED[kind](day),
        `Das war nicht das erste Mal in den letzten 90 Tagen. Wo Plätze fehlen, bekommen andere zuerst einen, und zwar bis: ${until}. Du kannst weiter nach Tischen fragen und kommen.`,
        HOW_IT_ENDS,
        HOW_TO_APPEAL,
      ],
      button,
    }),
    pause: (kind, day, until) => ({
      subject: 'Eine kurze Pause vor neuen Tischen',
      paragraphs: [
        WHAT_HAPPENED[kind](day),
        `Das ist in den letzten 90 Tagen mehrmals passiert. Nach einem neuen Tisch kannst du deshalb erst wieder fragen ab: ${until}. Plätze, die du schon hast, bleiben deine.`,
        HOW_IT_ENDS,
        HOW_TO_APPEAL,
      ],
      button,
    }),
  },
  appealAnswered: (isLifted, day, answer) => ({
    subject: 'Wir haben deinen Einspruch geprüft',
    paragraphs: [
      isLifted
        ? `Gut, dass du gefragt hast: Was wir zu deinem Tisch am ${day} notiert haben, zählt nicht mehr.`
        : `Die Moderation hat deinen Einspruch zu deinem Tisch am ${day} geprüft, und die Entscheidung bleibt bestehen.`,
      answer ?? 'Wir haben zu lange gebraucht und deshalb zu deinen Gunsten entschieden.',
    ],
    button,
  }),
};
