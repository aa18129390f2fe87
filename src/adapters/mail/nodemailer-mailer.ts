import { createTransport } from 'nodemailer';
import type { Mail, Mailer } from '../../application/shared/ports.js';

export interface MailServer {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  readonly url: string;
  /** The sender, such as `Tablemates <hello@tablemates.example>`. */
  readonly from: string;
  /** The longest one mail may take from queue to acceptance, in milliseconds; 20,000 by default. */
  readonly deliverWithinMs?: number;
}

/** Hands mails to an SMTP server over a few connections that it keeps open until `close()`. */
export class NodemailerMailer implements Mailer {
  private readonly transport;
  private readonly deliverWithinMs: number;

  constructor({ url, from, deliverWithinMs = 20_000 }: MailServer) {
    this.deliverWithinMs = deliverWithinMs;
    this.transport = createTransport(
      {
        url,
        pool: true,
        maxConnections: 3,
        // A kept connection that the server has closed meanwhile deserves one fresh try; more is the job's business.
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

  async send({ to, subject, text, html }: Mail): Promise<void> {
    await this.transport.sendMail({
      // As an object the address is one recipient, whatever commas it holds.
      to: { name: '', address: to },
      subject,
      text,
      html,
      // Socket timeouts only notice silence; this also ends a conversation that trickles.
      signal: AbortSignal.timeout(this.deliverWithinMs),
    });
  }

  /** Closes the connections; what is being delivered may finish first. */
  close(): void {
    this.transport.close();
  }
}
