import type { Values } from '../../../locales/messages.js';
import type { Language } from '../../domain/shared/language.js';
import { CODE_MINUTES } from '../../domain/shared/one-time-code.js';
import { composeMail, type MailContent } from '../notifications/compose-mail.js';
import type { Contacts, Recipient } from '../notifications/contacts.js';
import { type MailOf, type MailText, mailText } from '../notifications/mail-text.js';
import { queueMail } from '../notifications/send-mail.js';
import type { Jobs } from '../shared/ports.js';
import type { NewLinkNotice, ToldLinkKind } from '../shared/new-link-notice.js';
import type { Device } from '../sessions/sessions.js';
import { textsOf } from '../shared/texts.js';

type Address = Pick<MailContent, 'to' | 'language' | 'firstName' | 'code' | 'until'>;

/** The name of a device; null if nothing is known of it. */
const deviceName = ({ browser, platform }: Device, language: Language): string | null =>
  browser && platform
    ? textsOf('device', language)('browserOn', { browser, platform })
    : (browser ?? platform);

/**
 * Queues the mails about an account. A mail with a code contains no other six-digit number, and is not sent once the code is
 * expired.
 */
export class AccountMails {
  constructor(
    private readonly appName: () => string,
    private readonly publicUrl: string,
    private readonly jobs: Jobs,
    /** Returns null where no address is read, so that no text asks for an answer. */
    private readonly contactEmail: () => string | null = () => null,
  ) {}

  /**
   * Contains the username, so that the owner of the address notices a stranger's registration, but no other name: all of
   * them are unverified input.
   */
  verificationCode(
    { email, username, language }: { email: string; username: string; language: Language },
    code: string,
    until: Date,
  ): Promise<void> {
    const text = mailText(language, 'account', 'verificationCode', { username, minutes: CODE_MINUTES });
    return this.queue({ to: email, language, firstName: null, code, until }, text);
  }

  alreadyHaveAccount(owner: Recipient): Promise<void> {
    return this.post(owner, 'alreadyHaveAccount');
  }

  resetCode({ email, firstName, language }: Recipient, code: string, until: Date): Promise<void> {
    const text = mailText(language, 'account', 'resetCode', { minutes: CODE_MINUTES });
    return this.queue({ to: email, language, firstName, code, until }, text);
  }

  confirmationCode({ email, firstName, language }: Recipient, code: string, until: Date): Promise<void> {
    const text = mailText(language, 'account', 'confirmationCode', { minutes: CODE_MINUTES });
    return this.queue({ to: email, language, firstName, code, until }, text);
  }

  passwordChanged(user: Recipient): Promise<void> {
    return this.post(user, 'passwordChanged');
  }

  /** The address is not verified yet, so the mail contains no name. */
  emailChangeCode(email: string, language: Language, code: string, until: Date): Promise<void> {
    const text = mailText(language, 'account', 'emailChangeCode', { minutes: CODE_MINUTES });
    return this.queue({ to: email, language, firstName: null, code, until }, text);
  }

  /** To the owner of an address that another account requested. */
  addressInUse(owner: Recipient): Promise<void> {
    return this.post(owner, 'addressInUse');
  }

  /** To the previous address of the account. */
  emailChanged(user: Recipient): Promise<void> {
    const contact = this.contactEmail();
    return this.post(user, 'emailChanged', { hasContact: contact !== null, contact: contact ?? '' });
  }

  newDevice(user: Recipient, device: Device, place: 'app' | 'console'): Promise<void> {
    const name = deviceName(device, user.language);
    return this.post(user, 'newDevice', { place, isKnown: name !== null, device: name ?? '' });
  }

  newLink(user: Recipient, kind: ToldLinkKind): Promise<void> {
    return this.post(user, 'newLink', { kind });
  }

  accountDeleted(user: Recipient): Promise<void> {
    return this.post(user, 'accountDeleted');
  }

  /** @param daysLeft until the account is deleted */
  inactive(user: Recipient, daysLeft: number): Promise<void> {
    return this.post(user, 'inactive', { daysLeft });
  }

  private post(
    { email, firstName, language }: Recipient,
    mail: MailOf<'account'>,
    values?: Values,
  ): Promise<void> {
    return this.queue({ to: email, language, firstName }, mailText(language, 'account', mail, values));
  }

  private queue(to: Address, { button, ...text }: MailText): Promise<void> {
    const link = button === undefined ? undefined : { label: button, url: `${this.publicUrl}/auth` };
    return queueMail(
      this.jobs,
      composeMail({ appName: this.appName(), purpose: { kind: 'account' }, ...to, ...text, link }),
    );
  }
}

/** Mails the owner of an account that a link was made which opens something without a session. */
export class TellNewLink implements NewLinkNotice {
  constructor(
    private readonly contacts: Contacts,
    private readonly mails: AccountMails,
  ) {}

  async made(userId: number, kind: ToldLinkKind): Promise<void> {
    const [owner] = await this.contacts.of([userId]);
    if (owner) await this.mails.newLink(owner, kind);
  }
}
