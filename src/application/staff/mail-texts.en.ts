import type { Role } from '../../domain/staff/role.js';

const NOT_YOU = "If you didn't expect this, tell another admin right away and choose a new password.";

export const staffMailTexts = {
  secondFactorOn: () => ({
    subject: 'Your second factor is on',
    paragraphs: [
      'From now on, the console will ask for a code from your authenticator app when you sign in.',
      NOT_YOU,
    ],
    button: 'Open the console',
  }),
  recoveryCodeUsed: (left: number) => ({
    subject: 'A recovery code was used',
    paragraphs: [
      `Someone, probably you, used a recovery code instead of your second factor. You have ${left} left.`,
      NOT_YOU,
    ],
    button: 'Open the console',
  }),
  roleChanged: (role: Role) => ({
    subject: 'Your role was changed',
    paragraphs: [
      role === 'member'
        ? "You no longer have access to the console. Your account in the app doesn't change."
        : `Your role is now ${role}. You can sign in to the console with your email address and password.`,
      NOT_YOU,
    ],
    button: 'Open the console',
  }),
};

export type StaffMailTexts = typeof staffMailTexts;
