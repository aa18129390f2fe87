import { emailFrom } from '../../domain/account/email-address.js';
import type { Language } from '../../domain/shared/language.js';
import { replyInOneLine } from '../../domain/notifications/delivery-status.js';
import { composeMail } from '../notifications/compose-mail.js';
import { serverReply } from '../notifications/server-reply.js';
import { mailText } from '../notifications/mail-text.js';
import { errorName } from '../shared/error-name.js';
import type { Mail } from '../shared/ports.js';
import { MAIL_CHECK_LIMIT } from './limits.js';
import type { CheckSenderRecords, SenderRecords } from './check-sender-records.js';
import type { OperationsPorts } from './ports.js';

export interface CheckMailCommand {
  readonly actorId: number;
  readonly to: string;
  readonly language: Language;
  /** Of the DKIM key; null: the usual ones are tried. */
  readonly dkimSelector: string | null;
}

export interface MailCheck {
  /** `off` where no mail server is configured. */
  readonly state: 'accepted' | 'refused' | 'off';
  /** What the mail server said, or the name and code of the error; null where it is off. */
  readonly serverReply: string | null;
  readonly records: SenderRecords;
}

/** Sends a test mail at once, past the queue, and reads what the DNS says of the sender. */
export class CheckMail {
  constructor(
    private readonly ports: OperationsPorts,
    private readonly senderRecords: CheckSenderRecords,
  ) {}

  /** The audit log does not contain the address. @throws EmailNotValid, TooManyAttempts */
  async execute({ actorId, to, language, dkimSelector }: CheckMailCommand): Promise<MailCheck> {
    const { limiter, unitOfWork, audit } = this.ports;
    const address = emailFrom(to);
    await limiter.consume(MAIL_CHECK_LIMIT, 'all');
    await unitOfWork.run(() => audit.write({ actorId, action: 'mail.checked', target: null }));
    const [sent, records] = await Promise.all([
      this.send(address, language),
      this.senderRecords.execute(dkimSelector),
    ]);
    return { ...sent, records };
  }

  private async send(to: string, language: Language): Promise<Pick<MailCheck, 'state' | 'serverReply'>> {
    const { mailServer } = this.ports;
    if (!mailServer) return { state: 'off', serverReply: null };
    try {
      return {
        state: 'accepted',
        serverReply: replyInOneLine(await mailServer.deliver(this.compose(to, language))),
      };
    } catch (error) {
      return { state: 'refused', serverReply: replyInOneLine(serverReply(error) ?? errorName(error)) };
    }
  }

  private compose(to: string, language: Language): Mail {
    const id = crypto.randomUUID();
    const { bounceTokens } = this.ports;
    const appName = this.ports.appName();
    const mail = composeMail({
      to,
      purpose: { kind: 'account' },
      language,
      firstName: null,
      appName,
      ...mailText(language, 'operations', 'test', { app: appName }),
    });
    return { ...mail, id, ...(bounceTokens && { bounceToken: bounceTokens(id) }) };
  }
}
