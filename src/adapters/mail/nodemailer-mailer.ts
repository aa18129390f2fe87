import { createTransport } from 'nodemailer';
import { LOGO_ID } from '../../application/notifications/mail-as-html.js';
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

export interface MailServer {
  /** `smtp://` or `smtps://`, with user and password where the server requires them. */
  readonly url: string;
  /** The sender, an address or a name with one. */
  readonly from: string;
  /** Where answers go; undefined: to the sender. */
  readonly replyTo?: string | undefined;
  /** Timeout of one mail from queue to acceptance, in milliseconds; 20,000 by default. */
  readonly deliverWithinMs?: number;
}

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

  constructor({ url, from, replyTo, deliverWithinMs = 20_000 }: MailServer) {
    this.deliverWithinMs = deliverWithinMs;
    this.domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
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
      { from, ...(replyTo && { replyTo: { name: '', address: replyTo } }) },
    );
  }

  async send({ id, to, subject, text, html, attachments = [], purpose }: Mail): Promise<void> {
    await this.transport.sendMail({
      ...(id && { messageId: `<${id}@${this.domain}>` }),
      // As an object the address is a single recipient even if it contains commas.
      to: { name: '', address: to },
      subject,
      text,
      html,
      headers: purpose && 'unsubscribeUrl' in purpose ? oneClickHeaders(purpose.unsubscribeUrl) : {},
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
