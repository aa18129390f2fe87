import type { ReportReason } from '../../domain/moderation/report.js';

const HOW_TO_APPEAL =
  'Think this is a mistake? Sign in with your password: you can appeal once, and a different moderator will decide.';

const REASONS: Readonly<Record<ReportReason, string>> = {
  harassment: 'insults, threats or unwanted advances',
  unsafe: 'behavior that made someone feel unsafe',
  fake_profile: 'a profile that is not really you',
  spam: 'advertising or unwanted messages',
  underage: 'the minimum age',
  other: 'behavior that is not welcome here',
};

export const moderationMailTexts = {
  suspended: (until: string | null, reason: string) => ({
    subject: 'Your account is suspended',
    paragraphs: [
      until === null
        ? 'Your account is suspended until further notice.'
        : `Your account is suspended until ${until}. After that you can sign in again.`,
      `The reason: ${reason}`,
      "We signed you out and gave up your seats and your request, so others aren't left waiting.",
      HOW_TO_APPEAL,
    ],
    button: 'Sign in',
  }),
  ended: (reason: string) => ({
    subject: 'Your account has been ended',
    paragraphs: [
      "Two moderators have decided to end your account. You can't take part any more.",
      `The reason: ${reason}`,
      HOW_TO_APPEAL,
      'You can also download everything we store about you there, and delete your account.',
    ],
    button: 'Sign in',
  }),
  lifted: (note: string | null) => ({
    subject: 'You can sign in again',
    paragraphs: [
      'Welcome back: your account is no longer suspended.',
      ...(note === null ? [] : [note]),
      'Your earlier seats went to others, so please pick a new Saturday.',
    ],
    button: 'Sign in',
  }),
  appealAnswered: (isLifted: boolean, answer: string) => ({
    subject: 'We reviewed your appeal',
    paragraphs: [
      isLifted
        ? 'Welcome back: your account is no longer suspended. You can sign in and pick a new Saturday.'
        : 'A different moderator reviewed your appeal, and the decision stands.',
      answer,
    ],
    button: 'Sign in',
  }),
  warned: (reason: ReportReason) => ({
    subject: 'A warning from our moderators',
    paragraphs: [
      'A moderator reviewed something that happened at a table, in a chat or on your profile, and it broke the rules of our community.',
      `What it is about: ${REASONS[reason]}`,
      'Nothing else changes: you keep your seats and your account. If it happens again, your account can be suspended.',
      'Please read the house rules once more, and write to us if you think that this is a mistake.',
    ],
  }),
  reportDecided: () => ({
    subject: 'We reviewed your report',
    paragraphs: [
      'Thank you for telling us. A moderator reviewed your report and decided what to do.',
      "To be fair to everyone, we can't share details. You can block anyone you'd rather not meet.",
    ],
  }),
  noModeratorForReport: () => ({
    subject: 'A report needs a moderator who was not there',
    paragraphs: [
      'A report is waiting that nobody on your team may decide, because each of them knows the people it is about.',
      'To protect whoever sent it, it is not shown to them, and this mail names no one.',
      'Please make someone who was not there a moderator. They will find the report in the console, and it cannot wait long.',
    ],
  }),
};

export type ModerationMailTexts = typeof moderationMailTexts;
