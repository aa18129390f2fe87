import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface TakenMail {
  readonly to: string;
  /** The envelope's sender. */
  readonly returnPath: string;
  readonly subject: string;
  readonly text: string;
}

/** A mail server without sign-in that takes every mail, but for the recipients that it is told to refuse. */
export class MailServer {
  readonly taken: TakenMail[] = [];
  /** By address: the reply to RCPT. */
  readonly replies = new Map<string, string>();
  private readonly server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 50,
    onRcptTo: ({ address }, _session, done) => {
      const reply = this.replies.get(address);
      if (reply === undefined) return done();
      const [, code, words] = /^(\d+) (.*)$/.exec(reply)!;
      done(Object.assign(new Error(words), { responseCode: Number(code) }));
    },
    onData: (stream, { envelope: { mailFrom, rcptTo } }, done) => {
      simpleParser(stream).then(({ subject = '', text = '' }) => {
        this.taken.push({
          to: rcptTo[0]!.address,
          returnPath: mailFrom ? mailFrom.address : '',
          subject,
          text,
        });
        done();
      }, done);
    },
  });

  /** @returns its URL for the settings */
  async start(): Promise<string> {
    this.server.on('error', () => undefined);
    const listening = this.server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    return `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  }

  to(address: string): TakenMail[] {
    return this.taken.filter((mail) => mail.to === address);
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
