import type { Language } from '../../domain/shared/language.js';
import { composeMail, type MailContent, type MailText } from '../notifications/compose-mail.js';
import type { Recipient } from '../notifications/contacts.js';
import { queueMail } from '../notifications/send-mail.js';
import type { Jobs } from '../shared/ports.js';
import type { Device } from '../sessions/sessions.js';
import { ACCOUNT_MAIL_TEXTS } from './mail-texts.js';
import type { AccountMailTexts } from './mail-texts.en.js';

type Address = Pick<MailContent, 'to' | 'language' | 'firstName' | 'code'>;

/** The name of a device; null if nothing is known of it. */
const deviceName = ({ browser, platform }: Device, { on }: AccountMailTexts): string | null =>
  browser && platform ? on(browser, platform) : (browser ?? platform);

/** Queues the mails about an account. A mail with a code contains no other six-digit number. */
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
  ): Promise<void> {
    const text = ACCOUNT_MAIL_TEXTS[language].verificationCode(username);
    return this.queue({ to: email, language, firstName: null, code }, text);
  }

  alreadyHaveAccount(owner: Recipient): Promise<void> {
    return this.post(owner, ({ alreadyHaveAccount }) => alreadyHaveAccount());
  }

  resetCode({ email, firstName, language }: Recipient, code: string): Promise<void> {
    const text = ACCOUNT_MAIL_TEXTS[language].resetCode();
    return this.queue({ to: email, language, firstName, code }, text);
  }

  passwordChanged(user: Recipient): Promise<void> {
    return this.post(user, ({ passwordChanged }) => passwordChanged());
  }

  /** The address is not verified yet, so the mail contains no name. */
  emailChangeCode(email: string, language: Language, code: string): Promise<void> {
    const text = ACCOUNT_MAIL_TEXTS[language].emailChangeCode();
    return this.queue({ to: email, language, firstName: null, code }, text);
  }

  /** To the owner of an address that another account requested. */
  addressInUse(owner: Recipient): Promise<void> {
    return this.post(owner, ({ addressInUse }) => addressInUse());
  }

  /** To the previous address of the account. */
  emailChanged(user: Recipient): Promise<void> {
    return this.post(user, ({ emailChanged }) => emailChanged(this.contactEmail()));
  }

  newDevice(user: Recipient, device: Device, place: 'app' | 'console'): Promise<void> {
    return this.post(user, (texts) => texts.newDevice(place, deviceName(device, texts)));
  }

  accountDeleted(user: Recipient): Promise<void> {
    return this.post(user, ({ accountDeleted }) => accountDeleted());
  }

  /** @param daysLeft until the account is deleted */
  inactive(user: Recipient, daysLeft: number): Promise<void> {
    return this.post(user, ({ inactive }) => inactive(daysLeft));
  }

  private post(
    { email, firstName, language }: Recipient,
    write: (texts: AccountMailTexts) => MailText,
  ): Promise<void> {
    return this.queue({ to: email, language, firstName }, write(ACCOUNT_MAIL_TEXTS[language]));
  }

  private queue(to: Address, { button, ...text }: MailText): Promise<void> {
    const link = button === undefined ? undefined : { label: button, url: `${this.publicUrl}/auth` };
    return queueMail(
      this.jobs,
      composeMail({ appName: this.appName(), purpose: { kind: 'account' }, ...to, ...text, link }),
    );
  }
}
