import { CODE_MINUTES } from '../../domain/shared/one-time-code.js';

export const accountMailTexts = {
  verificationCode: (username: string) => ({
    subject: 'Your verification code',
    paragraphs: [
      `Welcome! Enter this code to finish signing up as ${username}:`,
      `It works once and expires in ${CODE_MINUTES} minutes. If you didn't sign up, you can ignore this email.`,
    ],
  }),
  alreadyHaveAccount: () => ({
    subject: 'You already have an account',
    paragraphs: [
      'Someone, probably you, tried to sign up with this address. You already have an account, so you can just sign in.',
      'Forgot your password? Choose "Forgot password?" there. If it wasn\'t you, nothing has changed.',
    ],
    button: 'Sign in',
  }),
  resetCode: () => ({
    subject: 'Your reset code',
    paragraphs: [
      'Enter this code to choose a new password:',
      `It works once and expires in ${CODE_MINUTES} minutes. If you didn't ask for it, you can ignore this email. Your password won't change.`,
    ],
  }),
  passwordChanged: () => ({
    subject: 'Your password was changed',
    paragraphs: [
      'Your password was just changed, and we signed you out everywhere else.',
      'If it wasn\'t you, choose a new one right away with "Forgot password?".',
    ],
    button: 'Sign in',
  }),
  emailChangeCode: () => ({
    subject: 'Your verification code',
    paragraphs: [
      'Enter this code to use this address for your account:',
      `It works once and expires in ${CODE_MINUTES} minutes. If you didn't ask for it, you can ignore this email.`,
    ],
  }),
  addressInUse: () => ({
    subject: 'Your address belongs to your account',
    paragraphs: [
      'Someone, probably you, asked to use this address for another account. It already belongs to this one, so nothing has changed.',
      'If you want to use it there, sign in here first and change the address of this account or delete the account.',
    ],
    button: 'Sign in',
  }),
  emailChanged: (contact: string | null) => ({
    subject: 'Your email address was changed',
    paragraphs: [
      "Your account has a new email address. From now on, we'll write to you there.",
      `If it wasn't you, someone has your password. Sign in with your username, choose a new password and change the address back.${contact ? ` If you can't sign in, write to ${contact}.` : ''}`,
    ],
    button: 'Sign in',
  }),
  newDevice: (place: 'app' | 'console', device: string | null) => ({
    subject: 'New sign-in to your account',
    paragraphs: [
      `Someone, probably you, just signed in to ${place === 'console' ? 'the console' : 'your account'} on a new device: ${device ?? "one we don't recognize"}.`,
      'If it wasn\'t you, choose a new password right away with "Forgot password?". That signs out every device.',
    ],
    button: 'Sign in',
  }),
  on: (browser: string, platform: string) => `${browser} on ${platform}`,
  inactive: (daysLeft: number) => ({
    subject: 'Would you like to keep your account?',
    paragraphs: [
      `It's been almost two years since you last signed in. We don't keep data longer than we need it, so we'll delete your account in ${daysLeft} days.`,
      'To keep it, just sign in once. If you no longer need it, you can leave it at that.',
    ],
    button: 'Sign in',
  }),
  accountDeleted: () => ({
    subject: 'Your account is deleted',
    paragraphs: [
      "We've deleted your account and your profile, and your seats are free for others. Your messages stay, without your name, for now. We'll erase them within 30 days.",
      "Thank you for every table you sat at. You're always welcome back.",
    ],
  }),
};

export type AccountMailTexts = typeof accountMailTexts;
