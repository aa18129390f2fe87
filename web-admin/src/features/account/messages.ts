import { messagesOf } from '../../shared/i18n/messages-of.js';

export const t = messagesOf('account', {
  account: 'Account',
  required:
    "You can use the console once your account has a second factor. A password alone doesn't protect people’s IDs and reports.",
  signOut: 'Sign out',
  email: 'Email',
  role: 'Role',
  moderator: 'Moderator',
  admin: 'Admin',
  secondFactor: 'Second factor',

  setUpText:
    'With a second factor, no one can get in with just your password. You need an authenticator app on your phone.',
  password: 'Your password',
  setUp: 'Set up',
  qrCode: 'QR code for your authenticator app',
  scan: 'Scan this code with your authenticator app.',
  orEnterKey: 'Or enter this key in the app:',
  copyKey: 'Copy key',
  confirmText: 'Then enter the six digits the app shows.',
  code: 'Code',
  turnOn: 'Turn on',

  on: 'On',
  onText: "You'll need a code from your authenticator app to sign in.",
  codesLeft: '{count, plural, one {# recovery code left} other {# recovery codes left}}',
  renew: 'New recovery codes',
  renewText: 'New codes will replace the ones you have. Enter a code from your app or a recovery code.',
  createCodes: 'Create new codes',

  saveCodes: 'Save your recovery codes',
  saveCodesText:
    'If you lose your phone, you can sign in once with each code. You can see them only now, so save them where you keep your passwords.',
  recoveryCodes: 'Recovery codes',
  copy: 'Copy',
  download: 'Download',
  print: 'Print',
  saved: "I've saved them",

  copied: 'Copied',
  copyFailed: "Your browser wouldn't let us copy. Please select the text and copy it yourself.",
});
