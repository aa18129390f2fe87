import { isolated } from '../../domain/shared/isolated.js';
import type { ReviewKind } from '../../domain/trust-score/review-kind.js';
import type { ReviewReason } from '../../domain/trust-score/verification-review.js';
import { composeMail } from '../notifications/compose-mail.js';
import type { Recipient } from '../notifications/contacts.js';
import { type MailText, mailText } from '../notifications/mail-text.js';
import { queueMail } from '../notifications/send-mail.js';
import type { Jobs } from '../shared/ports.js';

interface Rejection {
  readonly kind: ReviewKind;
  readonly reason: ReviewReason;
  readonly note: string | null;
}

/**
 * Queues the mails about decisions on verification reviews. They contain no personal data but the first name of the
 * user, and are sent after the commit only.
 */
export class ReviewMails {
  constructor(
    private readonly appName: () => string,
    private readonly publicUrl: string,
    private readonly jobs: Jobs,
  ) {}

  approved(user: Recipient, kind: ReviewKind): Promise<void> {
    return this.post(user, mailText(user.language, 'trust-score', `${kind}Approved`));
  }

  rejected(user: Recipient, { kind, reason, note }: Rejection): Promise<void> {
    const values = { reason, hasNote: Boolean(note), note: note ? isolated(note) : '' };
    return this.post(user, mailText(user.language, 'trust-score', `${kind}Rejected`, values));
  }

  private post(
    { email, firstName, language }: Recipient,
    { button, ...text }: MailText & { readonly button: string },
  ): Promise<void> {
    const link = { label: button, url: this.publicUrl };
    const to = { to: email, firstName, language };
    return queueMail(
      this.jobs,
      composeMail({ appName: this.appName(), purpose: { kind: 'account' }, ...to, ...text, link }),
    );
  }
}
