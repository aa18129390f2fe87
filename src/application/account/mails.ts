import { CODE_MINUTES } from '../../domain/shared/one-time-code.js';
import { composeMail, type MailContent } from '../notifications/compose-mail.js';
import { queueMail } from '../notifications/send-mail.js';
import type { Jobs } from '../shared/ports.js';
import type { Device } from '../sessions/sessions.js';

interface Recipient {
  readonly email: string;
  readonly firstName: string;
}

const deviceName = ({ browser, platform }: Device): string =>
  browser && platform
    ? `${browser} on ${platform}`
    : (browser ?? platform ?? 'one that we do not know by name');

/** Queues the mails about an account. A mail with a code contains no other six-digit number. */
export class AccountMails {
  constructor(
    private readonly appName: string,
    private readonly publicUrl: string,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Contains the username, so that the owner of the address notices a stranger's registration, but no other name: all of
   * them are unverified input.
   */
  verificationCode({ email, username }: { email: string; username: string }, code: string): Promise<void> {
    return this.post({
      to: email,
      subject: 'Your verification code',
      greeting: 'Hi,',
      paragraphs: [
        `Good to have you. Type this code to finish signing up as ${username}:`,
        `It works once, for ${CODE_MINUTES} minutes. If you did not sign up, you can ignore this mail.`,
      ],
      code,
    });
  }

  alreadyHaveAccount({ email, firstName }: Recipient): Promise<void> {
    return this.post({
      to: email,
      subject: 'You already have an account',
      greeting: `Hi ${firstName},`,
      paragraphs: [
        `Someone, probably you, tried to sign up with this address. You already have an account, so you can just sign in.`,
        `Forgot your password? Choose "Forgot password?" there. If it was not you, nothing has changed.`,
      ],
      link: { label: 'Sign in', url: `${this.publicUrl}/auth` },
    });
  }

  resetCode({ email, firstName }: Recipient, code: string): Promise<void> {
    return this.post({
      to: email,
      subject: 'Your reset code',
      greeting: `Hi ${firstName},`,
      paragraphs: [
        `Here is the code to choose a new password:`,
        `It works once, for ${CODE_MINUTES} minutes. If you did not ask for it, you can ignore this mail; your password stays as it is.`,
      ],
      code,
    });
  }

  passwordChanged({ email, firstName }: Recipient): Promise<void> {
    return this.post({
      to: email,
      subject: 'Your password was changed',
      greeting: `Hi ${firstName},`,
      paragraphs: [
        `Your password has just been changed, and every other session was signed out.`,
        `If it was not you, please choose a new one right away with "Forgot password?".`,
      ],
      link: { label: 'Sign in', url: `${this.publicUrl}/auth` },
    });
  }

  /** The address is not verified yet, so the mail contains no name. */
  emailChangeCode(email: string, code: string): Promise<void> {
    return this.post({
      to: email,
      subject: 'Your verification code',
      greeting: 'Hi,',
      paragraphs: [
        `Type this code to use this address for your account from now on:`,
        `It works once, for ${CODE_MINUTES} minutes. If you did not ask for it, you can ignore this mail.`,
      ],
      code,
    });
  }

  /** To the owner of an address that another account requested. */
  addressInUse({ email, firstName }: Recipient): Promise<void> {
    return this.post({
      to: email,
      subject: 'Your address belongs to your account',
      greeting: `Hi ${firstName},`,
      paragraphs: [
        `Someone, perhaps you, asked to use this address for another account. It belongs to this one, so nothing has changed.`,
        `If you want it there, sign in here first and change the address of this account or delete it.`,
      ],
      link: { label: 'Sign in', url: `${this.publicUrl}/auth` },
    });
  }

  /** To the previous address of the account. */
  emailChanged({ email, firstName }: Recipient): Promise<void> {
    return this.post({
      to: email,
      subject: 'Your e-mail address was changed',
      greeting: `Hi ${firstName},`,
      paragraphs: [
        `Your account has another e-mail address from now on, and mails go there.`,
        `If it was not you, somebody knows your password. Sign in with your username, choose a new password and change the address back; if you cannot sign in, answer this mail.`,
      ],
      link: { label: 'Sign in', url: `${this.publicUrl}/auth` },
    });
  }

  newDevice({ email, firstName }: Recipient, device: Device, place: 'app' | 'console'): Promise<void> {
    const where = place === 'console' ? 'the console' : 'your account';
    return this.post({
      to: email,
      subject: 'New sign-in to your account',
      greeting: `Hi ${firstName},`,
      paragraphs: [
        `Someone, probably you, has just signed in to ${where} on a device that we had not seen you on before: ${deviceName(device)}.`,
        `If it was not you, please choose a new password right away with "Forgot password?". That signs out every device.`,
      ],
      link: { label: 'Sign in', url: `${this.publicUrl}/auth` },
    });
  }

  accountDeleted({ email, firstName }: Recipient): Promise<void> {
    return this.post({
      to: email,
      subject: 'Your account is deleted',
      greeting: `Hi ${firstName},`,
      paragraphs: [
        `Your account and your profile are gone, and your seats are free for others. What you wrote in chats stands there without your name for now and is erased within 30 days.`,
        `Thank you for every table you sat at. You are welcome back any time.`,
      ],
    });
  }

  private post(content: Omit<MailContent, 'appName'>): Promise<void> {
    return queueMail(this.jobs, composeMail({ appName: this.appName, ...content }));
  }
}
