import { messagesOf } from '../../shared/i18n/messages-of.js';

export const t = messagesOf('dashboard', {
  hello: 'Hi, {name}!',
  trust: '{level} · {score}/100',
  verifyTrust: 'Trust verification: {level} · {score}/100',
  editProfile: 'Edit profile',
  settings: 'Settings',
  logOut: 'Log out',
  hint: 'Your picture opens your profile. Next to it: settings and log out. Below: your trust score.',
  hintRead: 'Got it',
});
