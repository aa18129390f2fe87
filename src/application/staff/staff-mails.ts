import type { Role } from '../../domain/staff/role.js';
import { composeMail } from '../notifications/compose-mail.js';
import type { Jobs } from '../shared/ports.js';
import { queueMail } from '../notifications/send-mail.js';

interface Recipient {
  readonly email: string;
  readonly firstName: string;
}

const NOT_YOU = 'If you did not expect this, tell another admin right away and choose a new password.';

/** Queues mails to staff about roles and second factors, in the transaction of the caller. */
export class StaffMails {
  constructor(
    private readonly appName: string,
    private readonly publicUrl: string,
    private readonly jobs: Jobs,
  ) {}

  secondFactorOn(person: Recipient): Promise<void> {
    return this.post(person, 'Your second factor is on', [
      'From now on the console asks for a code of your authenticator app when you sign in.',
      NOT_YOU,
    ]);
  }

  recoveryCodeUsed(person: Recipient, left: number): Promise<void> {
    return this.post(person, 'A recovery code was used', [
      `Someone, probably you, proved your second factor with a recovery code. You have ${left} left.`,
      NOT_YOU,
    ]);
  }

  roleChanged(person: Recipient, role: Role): Promise<void> {
    return this.post(person, 'Your role was changed', [
      role === 'member'
        ? 'You no longer have a part in the console. Your account in the app stays as it is.'
        : `Your role is ${role} from now on. You can sign in to the console with your e-mail address and password.`,
      NOT_YOU,
    ]);
  }

  private post({ email, firstName }: Recipient, subject: string, paragraphs: string[]): Promise<void> {
    const link = { label: 'Open the console', url: `${this.publicUrl}/admin` };
    const greeting = `Hi ${firstName},`;
    return queueMail(
      this.jobs,
      composeMail({ appName: this.appName, to: email, subject, greeting, paragraphs, link }),
    );
  }
}
