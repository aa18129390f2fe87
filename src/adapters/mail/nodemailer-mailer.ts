import { createTransport } from 'nodemailer';
import type { Mail, Mailer } from '../../application/shared/ports.js';

export interface MailServer {
  /** `smtp://` or `smtps://`, with user and password where the server requires them. */
  readonly url: string;
  /** The sender, such as `Tablemates <hello@tablemates.example>`. */
  readonly from: string;
  /** Where answers go; undefined: to the sender. */
  readonly replyTo?: string | undefined;
  /** Timeout of one mail from queue to acceptance, in milliseconds; 20,000 by default. */
  readonly deliverWithinMs?: number;
}

/** Sends mails to an SMTP server over pooled connections, which stay open until `close()`. */
export class NodemailerMailer implements Mailer {
  private readonly transport;
  private readonly deliverWithinMs: number;

  constructor({ url, from, replyTo, deliverWithinMs = 20_000 }: MailServer) {
    this.deliverWithinMs = deliverWithinMs;
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

  async send({ to, subject, text, html }: Mail): Promise<void> {
    await this.transport.sendMail({
      // As an object the address is a single recipient even if it contains commas.
      to: { name: '', address: to },
      subject,
      text,
      html,
      // Socket timeouts only detect silence; this also ends a delivery that trickles.
      signal: AbortSignal.timeout(this.deliverWithinMs),
    });
  }

  /** Closes the connections after the deliveries in progress. */
  close(): void {
    this.transport.close();
  }
}
