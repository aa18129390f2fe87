import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import sharp from 'sharp';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { emailFrom } from '../../../src/domain/account/email-address.js';
import { composeMail, type MailContent } from '../../../src/application/notifications/compose-mail.js';
import { MailDeferred } from '../../../src/application/notifications/mail-deferred.js';
import { RecipientRefused } from '../../../src/application/notifications/recipient-refused.js';
import { serveTcp } from '../../support/local-server.js';
import {
  type MailServer,
  NodemailerMailer,
  type Sender,
} from '../../../src/adapters/mail/nodemailer-mailer.js';

interface Delivery {
  readonly recipients: string[];
  /** The envelope's sender. */
  readonly returnPath: string;
  readonly mail: ParsedMail;
}

const owned: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const close of owned.splice(0).reverse()) await close();
});

async function aMailServer(at = 0): Promise<{ port: number; deliveries: Delivery[]; server: SMTPServer }> {
  const deliveries: Delivery[] = [];
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 50,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      simpleParser(stream).then((mail) => {
        const { mailFrom, rcptTo } = session.envelope;
        const returnPath = mailFrom ? mailFrom.address : '';
        deliveries.push({ recipients: rcptTo.map(({ address }) => address), returnPath, mail });
        done();
      }, done);
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(at, '127.0.0.1');
  await once(listening, 'listening');
  owned.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { port: (listening.address() as AddressInfo).port, deliveries, server };
}

/** A TCP server that handles every connection with the callback, for failing mail servers. */
async function aServerThat(does: (socket: Socket) => void): Promise<number> {
  const { port, close } = await serveTcp(does);
  owned.push(close);
  return port;
}

function aMailer(
  port: number,
  deliverWithinMs = 5_000,
  sender?: () => Sender,
  more: Partial<MailServer> = {},
): NodemailerMailer {
  const mailer = new NodemailerMailer({
    url: `smtp://127.0.0.1:${port}`,
    from: 'Tablemates <hello@tablemates.example>',
    deliverWithinMs,
    ...(sender && { sender }),
    ...more,
  });
  owned.push(() => mailer.close());
  return mailer;
}

const aMail = (changes: Partial<MailContent> = {}) =>
  composeMail({
    to: 'ada@example.com',
    purpose: { kind: 'account' },
    language: 'en',
    subject: 'Dein Tisch – まもなく',
    firstName: 'Zoë',
    paragraphs: ['Your table is set.'],
    code: '048291',
    appName: 'Tablemates',
    ...changes,
  });

describe('a working mail server', () => {
  it('receives the same Message-ID when a mail is sent again, so that it can recognize it', async () => {
    const { port, deliveries } = await aMailServer();
    const mail = { ...aMail(), id: '3e0c8f4e-3a52-4f5a-9d62-0f6f4c4f9a11' };
    await aMailer(port).send(mail);
    await aMailer(port).send(mail);
    const wanted = '<3e0c8f4e-3a52-4f5a-9d62-0f6f4c4f9a11@tablemates.example>';
    expect(deliveries.map(({ mail: { messageId } }) => messageId)).toEqual([wanted, wanted]);
  });

  it('receives addresses of internationalized domains in ASCII only', async () => {
    const { port, deliveries } = await aMailServer();
    const from = 'Bücher <hallo@bücher.example>';
    const mailer = new NodemailerMailer({ url: `smtp://127.0.0.1:${port}`, from });
    owned.push(() => mailer.close());
    await mailer.send({ ...aMail({ to: emailFrom('Jo@Bücher.example') }), id: 'one' });
    const [{ mail }] = deliveries as [Delivery];
    const headers = mail.headerLines.map(({ line }) => line).join('\n');
    expect(headers).toMatch(/^[\x20-\x7E\s]*$/);
    expect(headers).toContain('To: jo@xn--bcher-kva.example');
    expect(mail.messageId).toBe('<one@xn--bcher-kva.example>');
  });

  it('receives where answers go to, if there is such an address', async () => {
    const { port, deliveries } = await aMailServer();
    await aMailer(port, 5_000, () => ({ name: null, replyTo: 'hello@tablemates.example' })).send(aMail());
    await aMailer(port).send(aMail());
    expect(deliveries.map(({ mail }) => mail.replyTo?.text)).toEqual(['hello@tablemates.example', undefined]);
  });

  it('receives the name of the community as it is at the moment, with the address of the settings', async () => {
    const { port, deliveries } = await aMailServer();
    let name: string | null = null;
    const mailer = aMailer(port, 5_000, () => ({ name, replyTo: null }));
    await mailer.send(aMail());
    name = 'Cena, "Uni" & más';
    await mailer.send(aMail());
    expect(deliveries.map(({ mail }) => mail.from?.value)).toEqual([
      [{ name: 'Tablemates', address: 'hello@tablemates.example' }],
      [{ name, address: 'hello@tablemates.example' }],
    ]);
  });

  it('receives the mail as text and as HTML, from the product, with every letter intact', async () => {
    const { port, deliveries } = await aMailServer();
    await aMailer(port).send(aMail());
    const [{ mail, recipients }] = deliveries as [Delivery];
    expect(recipients).toEqual(['ada@example.com']);
    expect(mail.from?.text).toBe('"Tablemates" <hello@tablemates.example>');
    expect(mail.subject).toBe('Dein Tisch – まもなく');
    expect(mail.text).toContain('Hi Zoë,');
    expect(mail.html).toContain('Hi Zoë,');
    expect(mail.text?.match(/\d{6}/g)).toEqual(['048291']);
  });

  it('receives the logo inside the mail and the calendar file beside it', async () => {
    const { port, deliveries } = await aMailServer();
    const calendar = { fileName: 'table-7.ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH' };
    await aMailer(port).send(
      aMail({ attachments: [{ ...calendar, content: 'BEGIN:VCALENDAR\r\nSUMMARY:Soupe à l’oignon\r\n' }] }),
    );
    const [{ mail }] = deliveries as [Delivery];
    const [logo, file, ...more] = mail.attachments;
    expect(more).toEqual([]);
    expect(logo).toMatchObject({ contentType: 'image/png', contentDisposition: 'inline', related: true });
    expect((await sharp(logo!.content).metadata()).width).toBe(80);
    expect(mail.html).toContain('src="data:image/png;base64,');
    expect(file).toMatchObject({ contentType: 'text/calendar', filename: 'table-7.ics' });
    expect(file!.content.toString('utf8')).toBe('BEGIN:VCALENDAR\r\nSUMMARY:Soupe à l’oignon\r\n');
    expect(mail.headers.get('content-type')).toMatchObject({ value: 'multipart/mixed' });
  });

  it('says that no person wrote the mail, so that no autoresponder answers', async () => {
    const { port, deliveries } = await aMailServer();
    const mailer = aMailer(port);
    const unsubscribeUrl = 'https://tables.example/u/token';
    await mailer.send(aMail());
    await mailer.send(aMail({ purpose: { kind: 'reminder', userId: 7, unsubscribeUrl } }));
    for (const { mail } of deliveries) {
      expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
      expect(mail.headers.get('x-auto-response-suppress')).toBe('All');
    }
    expect(deliveries).toHaveLength(2);
  });

  it('can be unsubscribed from with one click, unless it is about the account (RFC 8058)', async () => {
    const { port, deliveries } = await aMailServer();
    const mailer = aMailer(port);
    const unsubscribeUrl = `https://tables.example/u/${'a'.repeat(120)}`;
    await mailer.send(aMail({ purpose: { kind: 'reminder', userId: 7, unsubscribeUrl } }));
    await mailer.send(aMail());
    const [reminder, account] = deliveries.map(({ mail }) => mail);
    expect(reminder!.headers.get('list')).toMatchObject({ unsubscribe: { url: unsubscribeUrl } });
    expect(reminder!.headers.get('list')).toMatchObject({
      'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' },
    });
    expect(reminder!.text).toContain(`Unsubscribe from these emails:\n${unsubscribeUrl}`);
    expect(account!.headers.has('list')).toBe(false);
    expect(account!.text).not.toContain('Unsubscribe');
  });

  it('receives several mails over pooled connections', async () => {
    const { port, deliveries } = await aMailServer();
    const mailer = aMailer(port);
    await Promise.all(
      Array.from({ length: 12 }, (_, n) => mailer.send(aMail({ to: `guest${n}@example.com` }))),
    );
    expect(new Set(deliveries.flatMap(({ recipients }) => recipients)).size).toBe(12);
  });

  it('receives no header injected by a subject or a name', async () => {
    const { port, deliveries } = await aMailServer();
    const injected = '\r\nBcc: eve@example.com\r\nX-Injected: yes\r\n\r\nbody';
    await aMailer(port).send({
      ...aMail(),
      to: 'ada@example.com',
      subject: `Hello${injected}`,
      text: `Hi Ada${injected}`,
      html: `<p>Hi Ada${injected}</p>`,
    });
    const [{ mail, recipients }] = deliveries as [Delivery];
    expect(recipients).toEqual(['ada@example.com']);
    expect(mail.headers.has('x-injected')).toBe(false);
    expect(mail.bcc).toBeUndefined();
    expect(mail.subject).toMatch(/^Hello\s+Bcc: eve@example.com/);
  });

  it.each([
    'ada@example.com, eve@example.com',
    'ada@example.com\r\nBcc: eve@example.com',
    'eve@example.com <ada@example.com>',
  ])('is never asked to deliver %j to a second recipient', async (to) => {
    const { port, deliveries } = await aMailServer();
    await aMailer(port)
      .send(aMail({ to }))
      .catch(() => undefined);
    expect(deliveries.flatMap(({ recipients }) => recipients)).not.toContain('eve@example.com');
  });
});

describe('the return address', () => {
  it('names the mail to which a report belongs, and the sender stays as it is', async () => {
    const { port, deliveries } = await aMailServer();
    const mailer = aMailer(port, 5_000, undefined, { bounceAddress: 'bounces@tables.example' });
    const reply = await mailer.deliver({ ...aMail(), bounceToken: 'abc' });
    const [{ mail, recipients, returnPath }] = deliveries as [Delivery];
    expect([returnPath, recipients]).toEqual(['bounces+abc@tables.example', ['ada@example.com']]);
    expect(mail.from?.value[0]?.address).toBe('hello@tablemates.example');
    expect(reply).toMatch(/^250 /);
  });

  it('is the sender where no reports are read', async () => {
    const { port, deliveries } = await aMailServer();
    await aMailer(port).send({ ...aMail(), bounceToken: 'abc' });
    expect(deliveries[0]!.returnPath).toBe('hello@tablemates.example');
  });

  it('does not let commas in an address make two recipients', async () => {
    const { port, deliveries } = await aMailServer();
    await aMailer(port, 5_000, undefined, { bounceAddress: 'bounces@tables.example' })
      .send({ ...aMail({ to: 'ada@example.com, eve@example.com' }), bounceToken: 'abc' })
      .catch(() => undefined);
    expect(deliveries.flatMap(({ recipients }) => recipients)).not.toContain('eve@example.com');
  });
});

describe('a failing mail server', () => {
  it('is not reachable: the mail fails at once', async () => {
    const { port, server } = await aMailServer();
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await expect(aMailer(port).send(aMail())).rejects.toThrow(/ECONNREFUSED/);
  });

  it('is available again: the same mailer delivers', async () => {
    const { port, server } = await aMailServer();
    const mailer = aMailer(port);
    await mailer.send(aMail());
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await expect(mailer.send(aMail())).rejects.toThrow();
    const { deliveries } = await aMailServer(port);
    await mailer.send(aMail({ to: 'back@example.com' }));
    expect(deliveries.map(({ recipients }) => recipients)).toEqual([['back@example.com']]);
  });

  it('accepts the connection and stays silent: the mail fails at its timeout', async () => {
    const port = await aServerThat(() => undefined);
    const started = performance.now();
    await expect(aMailer(port, 400).send(aMail())).rejects.toThrow();
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it('responds byte by byte: the mail fails at its timeout too', async () => {
    const port = await aServerThat((socket) => {
      const trickle = setInterval(() => socket.write('220-busy\r\n'), 50);
      socket.on('close', () => clearInterval(trickle));
    });
    const started = performance.now();
    await expect(aMailer(port, 400).send(aMail())).rejects.toThrow();
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  const aServerThatAnswers = (command: RegExp, reply: string) =>
    aServerThat((socket) => {
      socket.write('220 hello\r\n');
      socket.on('data', (line) => socket.write(command.test(String(line)) ? `${reply}\r\n` : '250 ok\r\n'));
    });

  it('refuses the recipient for good: the mail fails with its reason and is not tried again', async () => {
    const port = await aServerThatAnswers(/^RCPT/i, '550 no such person');
    const failure = aMailer(port).send(aMail());
    await expect(failure).rejects.toThrow(/no such person/);
    await expect(failure).rejects.toBeInstanceOf(RecipientRefused);
  });

  it.each([
    [/^RCPT/i, '550 5.7.1 relaying denied'],
    [/^RCPT/i, '552 5.2.2 mailbox full'],
    [/^MAIL/i, '550 sender not allowed'],
    [/^DATA/i, '554 not now'],
    [/^MAIL/i, '421 closing'],
  ])('answers %s with %s: the mail is tried again, as in an outage', async (command, reply) => {
    const failure = aMailer(await aServerThatAnswers(command, reply)).send(aMail());
    await expect(failure).rejects.not.toBeInstanceOf(RecipientRefused);
    await expect(failure).rejects.not.toBeInstanceOf(MailDeferred);
    await expect(failure).rejects.toThrow(reply.slice(4));
  });

  it.each([
    [/^RCPT/i, '450 mailbox busy'],
    [/^RCPT/i, '451 4.7.1 greylisted'],
    [/^DATA/i, '452 4.3.1 no space'],
  ])('answers %s with %s: the mail waits', async (command, reply) => {
    const failure = aMailer(await aServerThatAnswers(command, reply)).send(aMail());
    await expect(failure).rejects.toBeInstanceOf(MailDeferred);
    await expect(failure).rejects.toThrow(reply.slice(4));
  });
});
