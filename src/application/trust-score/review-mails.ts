import type { ReviewKind } from '../../domain/trust-score/review-kind.js';
import type { ReviewReason } from '../../domain/trust-score/verification-review.js';
import { composeMail } from '../notifications/compose-mail.js';
import { queueMail } from '../notifications/send-mail.js';
import type { Jobs } from '../shared/ports.js';

interface Recipient {
  readonly email: string;
  readonly firstName: string;
}

interface Rejection {
  readonly kind: ReviewKind;
  readonly reason: ReviewReason;
  readonly note: string | null;
}

const NAMES: Record<ReviewKind, string> = { id: 'ID', picture: 'photo' };

const PRAISE: Record<ReviewKind, string> = {
  id: 'Good news: we looked at your ID and all is well. It counts 20 points, and your table sees the badge. The file you sent has done its work and is deleted.',
  picture:
    'Good news: your photo shows the person of your profile picture. It counts 20 points, and your table sees the badge. The photo you sent has done its work and is deleted.',
};

const MISMATCH: Record<ReviewKind, string> = {
  id: 'The name or the date of birth on it is not the one of your account.',
  picture: 'We could not tell that it shows the person of your profile picture.',
};

const WHY: Record<Exclude<ReviewReason, 'mismatch'>, string> = {
  unreadable:
    'We could not see it well enough. A sharp photo in good light, with nothing covered, works best.',
  expired: 'The document has expired. Any other one that is still valid will do.',
  wrong_document:
    'We cannot use this kind of document. A passport, an ID card or a driver’s license will do.',
  not_a_person: 'We could not see a face on it.',
  other: 'We could not accept it this time.',
};

/**
 * Queues the mails about decisions on verification reviews. They contain no personal data but the first name of the
 * user, and are sent after the commit only.
 */
export class ReviewMails {
  constructor(
    private readonly appName: string,
    private readonly publicUrl: string,
    private readonly jobs: Jobs,
  ) {}

  approved({ email, firstName }: Recipient, kind: ReviewKind): Promise<void> {
    const mail = composeMail({
      appName: this.appName,
      to: email,
      subject: `Your ${NAMES[kind]} is verified`,
      greeting: `Hi ${firstName},`,
      paragraphs: [PRAISE[kind], 'Thank you for making every table a little safer.'],
      link: { label: 'See your trust score', url: this.publicUrl },
    });
    return queueMail(this.jobs, mail);
  }

  rejected({ email, firstName }: Recipient, { kind, reason, note }: Rejection): Promise<void> {
    const mail = composeMail({
      appName: this.appName,
      to: email,
      subject: `Your ${NAMES[kind]} needs another try`,
      greeting: `Hi ${firstName},`,
      paragraphs: [
        `Thank you for sending your ${NAMES[kind]}. We could not accept it yet.`,
        reason === 'mismatch' ? MISMATCH[kind] : WHY[reason],
        ...(note ? [`The reviewer adds: ${note}`] : []),
        `You can try again whenever you like: open your trust score in the app and send another ${NAMES[kind]}. Everything else stays as it is.`,
      ],
      link: { label: 'Try again', url: this.publicUrl },
    });
    return queueMail(this.jobs, mail);
  }
}
