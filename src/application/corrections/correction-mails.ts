import type { Values } from '../../../locales/messages.js';
import type {
  CorrectionReason,
  PendingCorrection,
  PendingKind,
} from '../../domain/corrections/pending-correction.js';
import { isolated } from '../../domain/shared/isolated.js';
import { composeMail } from '../notifications/compose-mail.js';
import type { Recipient } from '../notifications/contacts.js';
import { type MailOf, type MailText, mailText } from '../notifications/mail-text.js';
import { queueMail } from '../notifications/send-mail.js';
import type { Jobs } from '../shared/ports.js';
import type { SignedLinks } from '../shared/signed-links.js';
import { emailCorrectionLink } from './email-correction-link.js';

interface Corrected {
  readonly what: 'name' | 'birthDate';
  readonly reason: CorrectionReason;
  /** Whether a verified ID no longer counts. */
  readonly isIdForgotten: boolean;
}

/** Queues the mails about corrections, in the transaction of the caller. None has the corrected name or date. */
export class CorrectionMails {
  constructor(
    private readonly appName: () => string,
    private readonly publicUrl: string,
    private readonly jobs: Jobs,
    private readonly links: SignedLinks,
    private readonly contactEmail: () => string | null,
  ) {}

  corrected(person: Recipient, { what, reason, isIdForgotten }: Corrected): Promise<void> {
    return this.post(person, 'corrected', '/auth', { what, reason, isIdForgotten, ...this.contact() });
  }

  /** To both mailboxes. The one to the new address has no name, because it may be a stranger's. */
  async confirmAddresses(
    { email, firstName, language }: Recipient,
    correction: PendingCorrection,
  ): Promise<void> {
    const newEmail = correction.state.email!;
    const values = { email: isolated(newEmail), ...this.contact() };
    for (const [mailbox, to] of [
      ['new', { email: newEmail, firstName: null, language }],
      ['old', { email, firstName, language }],
    ] as const) {
      const mail = mailbox === 'new' ? 'confirmNewEmail' : 'confirmOldEmail';
      await this.post(to, mail, emailCorrectionLink(this.links, correction, mailbox), values);
    }
  }

  /** To the previous address. */
  emailCorrected(person: Recipient): Promise<void> {
    return this.post(person, 'emailCorrected', '/auth', this.contact());
  }

  secondFactorAsked(person: Recipient): Promise<void> {
    return this.post(person, 'secondFactorAsked', '/admin');
  }

  secondFactorReset(person: Recipient): Promise<void> {
    return this.post(person, 'secondFactorReset', '/admin');
  }

  secondAdminAsked(admin: Recipient, { userId, kind }: { userId: number; kind: PendingKind }): Promise<void> {
    return this.post(admin, 'secondAdminAsked', `/admin/users/${userId}/show`, { kind });
  }

  private contact(): Values {
    const contact = this.contactEmail();
    return { hasContact: contact !== null, contact: contact ?? '' };
  }

  private post(
    { email, firstName, language }: Omit<Recipient, 'firstName'> & { readonly firstName: string | null },
    mail: MailOf<'corrections'>,
    path: string,
    values: Values = {},
  ): Promise<void> {
    const { button, ...text }: MailText = mailText(language, 'corrections', mail, values);
    const link = { label: button!, url: `${this.publicUrl}${path}` };
    const to = { to: email, firstName, language };
    return queueMail(
      this.jobs,
      composeMail({ appName: this.appName(), purpose: { kind: 'account' }, ...to, ...text, link }),
    );
  }
}
