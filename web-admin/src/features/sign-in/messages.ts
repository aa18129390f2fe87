import { messagesOf } from '../../shared/i18n/messages-of.js';

export const t = messagesOf('sign-in', {
  signIn: 'Sign in',
  staffOnly: 'For {appName} staff. Looking for your table?',
  openApp: 'Open the app',
  sessionOver: 'Your session is over. Sign in to pick up where you left off.',
  signedOut: "You're signed out.",
  unsaved:
    "{count, plural, one {# decision isn't saved yet. Sign in to send it again.} other {# decisions aren't saved yet. Sign in to send them again.}}",
  cookiesNeeded: 'Your browser blocks cookies. Allow them for this site and sign in again.',
  email: 'Email',
  password: 'Password',
  secondStep: 'Second step',
  code: 'Code',
  codeText: 'Enter the six-digit code from your authenticator app.',
  useRecoveryCode: 'Use a recovery code instead',
  recoveryCode: 'Recovery code',
  recoveryCodeText: 'Enter one of the recovery codes you saved. Each one works once.',
  useApp: 'Use the authenticator app instead',
  continue: 'Continue',
  back: 'Back',
});
