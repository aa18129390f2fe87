import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import { LOGO_ID } from '../../application/notifications/mail-as-html.js';
import { RecipientRefused } from '../../application/notifications/recipient-refused.js';
import type { Mail, Mailer } from '../../application/shared/ports.js';
import { LOGO_PNG } from './logo.js';

/** Comes with every mail, so that showing it asks no server and reports no reader. */
const LOGO = {
  cid: LOGO_ID,
  filename: 'logo.png',
  contentType: 'image/png',
  contentDisposition: 'inline' as const,
  content: LOGO_PNG,
  encoding: 'base64',
};

export interface Sender {
  /** Takes the place of the name in `from`; null where that one applies. */
  readonly name: string | null;
  /** Where answers go; null: to the sender. */
  readonly replyTo: string | null;
}

export interface MailServer {
  /** `smtp://` or `smtps://`, with user and password where the server requires them. */
  readonly url: string;
  /** The sender, an address or a name with one. */
  readonly from: string;
  /** Read for each mail, because an admin can change it. */
  readonly sender?: () => Sender;
  /** Timeout of one mail from queue to acceptance, in milliseconds; 20,000 by default. */
  readonly deliverWithinMs?: number;
}

const AS_SET: Sender = { name: null, replyTo: null };

/** Keeps autoresponders from answering (RFC 3834; the second is that of Exchange). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** Lets mail programs unsubscribe without opening the mail (RFC 8058). */
const oneClickHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Sends mails to an SMTP server over pooled connections, which stay open until `close()`. */
export class NodemailerMailer implements Mailer {
  private readonly transport;
  private readonly deliverWithinMs: number;
  private readonly domain: string;
  private readonly address: string;
  private readonly sender: () => Sender;

  constructor({ url, from, sender = () => AS_SET, deliverWithinMs = 20_000 }: MailServer) {
    this.deliverWithinMs = deliverWithinMs;
    this.sender = sender;
    this.address = /<([^<>]+)>$/.exec(from)?.[1] ?? from;
    this.domain = domainToASCII(/@([^\s>]+)/.exec(from)?.[1] ?? '') || 'localhost';
    this.transport = createTransport(
      {
        url,
        pool: true,
        maxConnections: 3,
        // One retry, for a pooled connection that the server has closed; further retries are the job's.
        maxRequeues: 1,
        idleTimeout: 30_000,
        dnsTimeout: 5_000,
        connectionTimeout: 5_000,
        greetingTimeout: 5_000,
        socketTimeout: 10_000,
        disableFileAccess: true,
        disableUrlAccess: true,
      },
      { from },
    );
  }

  async send({ id, to, subject, text, html, attachments, purpose }: Mail): Promise<void> {
    const { name, replyTo } = this.sender();
    const delivered = this.transport.sendMail({
      ...(name && { from: { name, address: this.address } }),
      ...(replyTo && { replyTo: { name: '', address: replyTo } }),
      ...(id && { messageId: `<${id}@${this.domain}>` }),
      // As an object the address is a single recipient even if it contains commas.
      to: { name: '', address: to },
      subject,
      text,
      html,
      headers: {
        ...AUTOMATIC,
        ...('unsubscribeUrl' in purpose && oneClickHeaders(purpose.unsubscribeUrl)),
      },
      attachments: [
        LOGO,
        ...attachments.map(({ fileName, contentType, content }) => ({
          filename: fileName,
          contentType,
          content,
        })),
      ],
      // Socket timeouts only detect silence; this also ends a delivery that trickles.
      signal: AbortSignal.timeout(this.deliverWithinMs),
    });
    await delivered.catch((error: Error) => {
      throw isRecipientRefused(error) ? new RecipientRefused(error) : error;
    });
  }

  /** Connects and signs in, without a mail. @throws if the server refuses or does not answer */
  async verify(): Promise<void> {
    await this.transport.verify();
  }

  /** Closes the connections after the deliveries in progress. */
  close(): void {
    this.transport.close();
  }
}

/** A permanent reply (5xx) to the address itself; replies to the sender or the content may change. */
function isRecipientRefused(error: unknown): boolean {
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown };
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500;
}
