import type { StepKind } from '../../domain/attendance/next-step.js';
import type { MissKind } from '../../domain/attendance/table-record.js';
import type { MailText } from '../notifications/compose-mail.js';

const WHAT_HAPPENED: Record<MissKind, (day: string) => string> = {
  no_show: (day) => `We heard that you didn't come to your table on ${day}. We missed you.`,
  late_cancellation: (day) =>
    `You gave up your seat for ${day} less than 36 hours before it started, so it was hard to fill.`,
};
const HOW_TO_APPEAL =
  'Did we get this wrong, or was there a good reason? Open Settings, then "My attendance", and tell us. A moderator who was not at your table will read it, and until then nothing changes for you.';
const HOW_IT_ENDS =
  'It counts less every day and is gone after 90 days, sooner if you come to your next tables. Your trust score is not part of this.';
const button = 'Open the app';

/** @param until the end of the step; not used by a warning */
type StepText = (kind: MissKind, day: string, until: string) => MailText;

const step: Record<StepKind, StepText> = {
  warning: (kind, day) => ({
    subject: `About your table on ${day}`,
    paragraphs: [
      WHAT_HAPPENED[kind](day),
      "This is a friendly reminder, and nothing else changes. If you can't come, please say so in the app as early as you can, so someone else gets the seat.",
      HOW_IT_ENDS,
      HOW_TO_APPEAL,
    ],
    button,
  }),
  later_priority: (kind, day, until) => ({
    subject: `Others are seated first for a while`,
    paragraphs: [
      WHAT_HAPPENED[kind](day),
      `It's not the first time in the last 90 days. Until ${until}, others get a seat first where there are too few. You can still ask for tables and come.`,
      HOW_IT_ENDS,
      HOW_TO_APPEAL,
    ],
    button,
  }),
  pause: (kind, day, until) => ({
    subject: 'A short break from new tables',
    paragraphs: [
      WHAT_HAPPENED[kind](day),
      `It happened several times in the last 90 days, so you can't ask for a new table until ${until}. Seats you already have stay yours.`,
      HOW_IT_ENDS,
      HOW_TO_APPEAL,
    ],
    button,
  }),
};

export const attendanceMailTexts = {
  step,
  /** @param answer null for an appeal that waited too long */
  appealAnswered: (isLifted: boolean, day: string, answer: string | null): MailText => ({
    subject: 'We reviewed your appeal',
    paragraphs: [
      isLifted
        ? `You were right to ask: what we noted about your table on ${day} no longer counts.`
        : `A moderator reviewed your appeal about your table on ${day}, and the decision stands.`,
      answer ?? 'We took too long to answer, so we decided in your favor.',
    ],
    button,
  }),
};

export type AttendanceMailTexts = typeof attendanceMailTexts;
