import type { Suspension } from '../../domain/moderation/suspension.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import { composeMail } from '../notifications/compose-mail.js';
import { queueMail } from '../notifications/send-mail.js';
import type { Jobs } from '../shared/ports.js';

interface Recipient {
  readonly email: string;
  readonly firstName: string;
}

const HOW_TO_APPEAL =
  'If you think this is a mistake, sign in with your password: you can ask there, once, that somebody else looks at it again.';
const YOUR_DATA = 'There you can also download everything we keep of you, and delete your account.';

/** Queues the mails about suspensions, which are sent after the commit only. The moderator's text is quoted verbatim. */
export class SuspensionMails {
  constructor(
    private readonly appName: string,
    private readonly publicUrl: string,
    private readonly homeZone: TimeZone,
    private readonly jobs: Jobs,
  ) {}

  suspended(person: Recipient, { reason, until }: Suspension): Promise<void> {
    return this.post(person, 'Your account is suspended', [
      until
        ? `Your account is suspended until ${this.moment(until)}. From then on you can sign in again.`
        : 'Your account is suspended until further notice.',
      `The reason: ${reason}`,
      'You were signed out, and your seats and your request were given up, so that others are not left waiting.',
      HOW_TO_APPEAL,
    ]);
  }

  ended(person: Recipient, { reason }: Suspension): Promise<void> {
    return this.post(person, 'Your account has been ended', [
      'Two moderators have decided to end your account. You cannot take part any more.',
      `The reason: ${reason}`,
      HOW_TO_APPEAL,
      YOUR_DATA,
    ]);
  }

  lifted(person: Recipient, note: string | null): Promise<void> {
    return this.post(person, 'You can sign in again', [
      'You are welcome again: your account is no longer suspended.',
      ...(note ? [note] : []),
      'Your earlier seats have gone to others, so please choose a Saturday anew.',
    ]);
  }

  appealAnswered(person: Recipient, { appeal, status }: Suspension): Promise<void> {
    return this.post(person, 'We have looked at it again', [
      status === 'lifted'
        ? 'You are welcome again: your account is no longer suspended. You can sign in and choose a Saturday anew.'
        : 'Somebody else has looked at it again, and the decision stays as it is.',
      appeal!.answer!,
    ]);
  }

  private post({ email, firstName }: Recipient, subject: string, paragraphs: string[]): Promise<void> {
    const mail = composeMail({
      appName: this.appName,
      to: email,
      subject,
      greeting: `Hi ${firstName},`,
      paragraphs,
      link: { label: 'Sign in', url: `${this.publicUrl}/auth` },
    });
    return queueMail(this.jobs, mail);
  }

  private moment(instant: Date): string {
    return new Intl.DateTimeFormat('en-US', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: this.homeZone,
    }).format(instant);
  }
}
