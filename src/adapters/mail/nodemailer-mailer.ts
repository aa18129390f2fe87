import { rootCertificates } from 'node:tls';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { isAddressRefused } from '../../domain/notifications/delivery-status.js';
import { LOGO_ID } from '../../application/notifications/mail-as-html.js';
import { MailDeferred } from '../../application/notifications/mail-deferred.js';
import { RecipientRefused } from '../../application/notifications/recipient-refused.js';
import { serverReply } from '../../application/notifications/server-reply.js';
import type { Mail, Mailer } from '../../application/shared/ports.js';
import { domainOf } from './domain-of.js';
import { LOGO_PNG } from './logo.js';
import { returnAddress } from './return-address.js';

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

/** Signs in the user of the URL by OAuth 2 (XOAUTH2); the library fetches and renews its access tokens. */
export interface OAuth2Client {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly refreshToken: string;
  readonly tokenUrl: string;
}

export interface MailServer {
  /** `smtp://` or `smtps://`, with user and password where the server requires them. */
  readonly url: string;
  /** The sender, an address or a name with one. */
  readonly from: string;
  /** Read for each mail, because an admin can change it. */
  readonly sender?: () => Sender;
  /** In place of a password in the URL. */
  readonly oauth2?: OAuth2Client | undefined;
  /** Certificates in PEM of authorities that are trusted besides the public ones. */
  readonly ca?: string | undefined;
  /** To which reports on mails return, with a token: `bounces@…` gets them as `bounces+token@…`. Undefined: to the sender. */
  readonly bounceAddress?: string | undefined;
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
  private readonly bounceAddress: string | undefined;

  constructor({ url, from, sender = () => AS_SET, deliverWithinMs = 20_000, ...server }: MailServer) {
    const { oauth2, ca } = server;
    this.bounceAddress = server.bounceAddress;
    this.deliverWithinMs = deliverWithinMs;
    this.sender = sender;
    this.address = /<([^<>]+)>$/.exec(from)?.[1] ?? from;
    this.domain = domainOf(from);
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
        ...(ca !== undefined && { tls: { ca: [...rootCertificates, ca] } }),
        ...(oauth2 && { auth: oauth2Auth(url, oauth2) }),
      },
      { from },
    );
  }

  async send(mail: Mail): Promise<void> {
    await this.deliver(mail);
  }

  /** Sends a mail as `send` does. @returns the server's reply, such as `250 2.0.0 queued as 4F2` */
  async deliver(mail: Mail): Promise<string> {
    const { id, to, subject, text, html, attachments, purpose, bounceToken } = mail;
    const { name, replyTo } = this.sender();
    const delivered = this.transport.sendMail({
      ...(name && { from: { name, address: this.address } }),
      ...(replyTo && { replyTo: { name: '', address: replyTo } }),
      ...(id && { messageId: `<${id}@${this.domain}>` }),
      // As an object the address is a single recipient even if it contains commas.
      to: { name: '', address: to },
      ...this.envelope(to, bounceToken),
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
    const { response } = await delivered.catch((error: Error) => {
      throw described(error);
    });
    return response;
  }

  /** Connects and signs in, without a mail. @throws if the server refuses or does not answer */
  async verify(): Promise<void> {
    await this.transport.verify();
  }

  /** Closes the connections after the deliveries in progress. */
  close(): void {
    this.transport.close();
  }

  private envelope(to: string, token: string | undefined): Pick<SendMailOptions, 'envelope'> {
    if (token === undefined || this.bounceAddress === undefined) return {};
    // As an object here too; the declared type knows only texts.
    const recipient = { name: '', address: to } as unknown as string;
    return { envelope: { from: returnAddress(this.bounceAddress, token), to: [recipient] } };
  }
}

const oauth2Auth = (url: string, { tokenUrl, ...client }: OAuth2Client) =>
  ({
    type: 'OAuth2',
    user: decodeURIComponent(new URL(url).username),
    ...client,
    accessUrl: tokenUrl,
  }) as const;

/** A reply to the sender or to the content may change; a closing service (421) or a refused sign-in is about every mail. */
function described(error: Error): Error {
  const { command, responseCode, code } = error as Error & Partial<Record<string, unknown>>;
  if (typeof responseCode !== 'number' || responseCode === 421 || code === 'EAUTH') return error;
  if (responseCode < 500) return new MailDeferred(error);
  const isRefused = command === 'RCPT TO' && isAddressRefused(serverReply(error) ?? '');
  return isRefused ? new RecipientRefused(error) : error;
}
