import type { FetchMessageObject, ImapFlow, MessageStructureObject } from 'imapflow';
import { rootCertificates } from 'node:tls';
import type { BounceReport } from '../../application/notifications/note-bounce.js';
import type { BounceMailbox } from '../../application/notifications/read-bounces.js';
import { DAY_MS } from '../../domain/shared/durations.js';
import { readDeliveryReport } from './delivery-report.js';
import type { AccessTokens } from './oauth2-access-tokens.js';
import { tokenIn } from './return-address.js';

export interface ImapServer {
  /** `imaps://user:password@host/Mailbox`; without a path the inbox. `imap://` uses STARTTLS where the server has it. */
  readonly url: string;
  /** As in the settings of the sender: reports return to it with a token. */
  readonly bounceAddress: string;
  /** Sign in the user of a URL without a password. */
  readonly accessTokens?: AccessTokens | undefined;
  /** Certificates in PEM of authorities that are trusted besides the public ones. */
  readonly ca?: string | undefined;
  /** Timeout of one reading, in milliseconds; 60,000 by default. */
  readonly readWithinMs?: number;
}

const MOST_REPORTS = 100;
/** Older reports are about mails that are not remembered any more. */
const YOUNGEST_DAYS = 8;
const REPORT_BYTES = 16 * 1024;
const HEADERS = ['to', 'delivered-to', 'x-original-to', 'envelope-to'];

/** The server answers NO, such as to a wrong password. Its code (RFC 5530) may be shown, its words may not. */
class MailboxRefused extends Error {
  override readonly name = 'MailboxRefused';

  constructor(
    readonly code: string | undefined,
    options: ErrorOptions,
  ) {
    super('The server refuses the mailbox', options);
  }
}

const isRefusal = (error: unknown): error is { serverResponseCode?: string } =>
  (Object(error) as { responseStatus?: unknown }).responseStatus === 'NO';

/** Reads reports on mails with IMAP. It searches for mails to the return address, so other mails stay unread. */
export class ImapBounceMailbox implements BounceMailbox {
  constructor(private readonly server: ImapServer) {}

  async read(handle: (report: BounceReport) => Promise<unknown>): Promise<void> {
    await this.open(false, async (client) => {
      for (const uid of await this.unreadReports(client)) {
        const report = await this.reportIn(client, uid);
        if (report) await handle(report);
        await client.messageFlagsAdd(uid, ['\\Seen'], { uid: true });
      }
    });
  }

  /** When the oldest report arrived that is unread; null without one. @throws Error as {@link read} */
  oldestUnread(): Promise<Date | null> {
    return this.open(true, async (client) => {
      const [oldest] = await this.unreadReports(client);
      const message =
        oldest !== undefined && (await client.fetchOne(oldest, { internalDate: true }, { uid: true }));
      return message && message.internalDate ? new Date(message.internalDate) : null;
    });
  }

  private async open<T>(readOnly: boolean, work: (client: ImapFlow) => Promise<T>): Promise<T> {
    const client = await this.connect();
    const timer = setTimeout(() => client.close(), this.server.readWithinMs ?? 60_000);
    try {
      await client.connect();
      const mailbox = decodeURIComponent(new URL(this.server.url).pathname.slice(1)) || 'INBOX';
      await client.mailboxOpen(mailbox, { readOnly });
      const done = await work(client);
      await client.logout();
      return done;
    } catch (error) {
      throw isRefusal(error) ? new MailboxRefused(error.serverResponseCode, { cause: error }) : error;
    } finally {
      clearTimeout(timer);
      client.close();
    }
  }

  private async connect(): Promise<ImapFlow> {
    const { url, accessTokens, ca } = this.server;
    const { protocol, hostname, port, username, password } = new URL(url);
    const secure = protocol === 'imaps:';
    const token = password === '' && accessTokens ? await accessTokens.read(false) : null;
    // Loaded by who reads a mailbox only, because its tables of character sets are large.
    const library = await import('imapflow');
    const client = new library.ImapFlow({
      host: hostname,
      port: port === '' ? (secure ? 993 : 143) : Number(port),
      secure,
      auth: {
        user: decodeURIComponent(username),
        ...(token ? { accessToken: token.accessToken } : { pass: decodeURIComponent(password) }),
      },
      logger: false,
      disableAutoIdle: true,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      maxLiteralSize: 4 * REPORT_BYTES,
      maxLineLength: 64 * REPORT_BYTES,
      maxResponseSize: 65 * REPORT_BYTES,
      ...(ca !== undefined && { tls: { ca: [...rootCertificates, ca] } }),
    });
    // Errors reject the command that is under way; without a listener they would end the process too.
    client.on('error', () => undefined);
    return client;
  }

  private async unreadReports(client: ImapFlow): Promise<number[]> {
    const [mailbox] = this.server.bounceAddress.split('@');
    const found = await client.search(
      {
        seen: false,
        since: new Date(Date.now() - YOUNGEST_DAYS * DAY_MS),
        or: [{ to: `${mailbox}+` }, { header: { 'Delivered-To': `${mailbox}+` } }],
      },
      { uid: true },
    );
    return (found || []).slice(0, MOST_REPORTS);
  }

  private async reportIn(client: ImapFlow, uid: number): Promise<BounceReport | null> {
    const message = await client.fetchOne(uid, { headers: HEADERS, bodyStructure: true }, { uid: true });
    const [token, part] = message ? [this.tokenOf(message), reportPart(message.bodyStructure)] : [];
    if (!token || !part) return null;
    const bodyParts = [{ key: part, start: 0, maxLength: REPORT_BYTES }];
    const body = await client.fetchOne(uid, { bodyParts }, { uid: true });
    const read = body && readDeliveryReport(body.bodyParts?.get(part)?.toString('utf8') ?? '');
    return read ? { token, ...read } : null;
  }

  private tokenOf({ headers }: FetchMessageObject): string | null {
    return tokenIn(headers?.toString('latin1') ?? '', this.server.bounceAddress);
  }
}

/** The number of the part with the report of a `multipart/report` (RFC 6522), which is one of its direct parts. */
const reportPart = (structure: MessageStructureObject | undefined): string | undefined =>
  structure?.childNodes?.find(({ type }) => type === 'message/delivery-status')?.part;
