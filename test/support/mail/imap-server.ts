import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A mail in the inbox; the parts of a report are numbered from 1. */
export interface InboxMail {
  readonly to: string;
  /** Texts of the parts with their types, such as `message/delivery-status`. */
  readonly parts: ReadonlyArray<{ readonly type: string; readonly text: string }>;
  isSeen?: boolean;
  /** When it arrived, in the form of IMAP. */
  readonly arrivedAt?: string;
}

/** A delivery status notification as Postfix sends it. */
export const aBounce = (to: string, status: string, reply: string, action = 'failed'): InboxMail => ({
  to,
  parts: [
    { type: 'text/plain', text: 'I am sorry to have to inform you.' },
    {
      type: 'message/delivery-status',
      text: `Reporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; someone@example.org\r\nAction: ${action}\r\nStatus: ${status}\r\nDiagnostic-Code: smtp; ${reply}\r\n`,
    },
    { type: 'message/rfc822', text: 'Subject: Your table\r\n\r\nIt is set.' },
  ],
});

/** An IMAP server of one inbox that knows what the reader of reports asks for: IMAP4rev1 without extensions. */
export class ImapServer {
  /** Commands without their tags, passwords left out. */
  readonly commands: string[] = [];
  isSilent = false;
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((socket) => this.serve(socket));

  constructor(
    private readonly inbox: InboxMail[],
    private readonly password = 'a password',
  ) {}

  async start(): Promise<number> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return (this.server.address() as AddressInfo).port;
  }

  stop(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    if (this.isSilent) return;
    socket.write('* OK ready\r\n');
    let rest = '';
    socket.on('data', (bytes) => {
      const lines = (rest + String(bytes)).split('\r\n');
      rest = lines.pop()!;
      for (const line of lines) socket.write(this.answer(line));
    });
  }

  private answer(line: string): string {
    const [, tag = '*', command = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
    const [verb = '', ...words] = command.split(' ');
    this.commands.push(/^(LOGIN|AUTHENTICATE)$/i.test(verb) ? verb : command);
    const done = (lines = '', result = 'OK done') => `${lines}${tag} ${result}\r\n`;
    switch (verb.toUpperCase()) {
      case 'CAPABILITY':
        return done('* CAPABILITY IMAP4rev1 SASL-IR AUTH=XOAUTH2\r\n');
      case 'LOGIN':
      case 'AUTHENTICATE':
        return this.isRight(words) ? done() : done('', 'NO [AUTHENTICATIONFAILED] wrong');
      case 'SELECT':
      case 'EXAMINE':
        return done(`* ${this.inbox.length} EXISTS\r\n* OK [UIDVALIDITY 1] ok\r\n* FLAGS (\\Seen)\r\n`);
      case 'LIST':
        return done('* LIST (\\Noselect) "/" ""\r\n');
      case 'UID':
        return done(this.uid(words));
      case 'LOGOUT':
        return done('* BYE\r\n');
      default:
        return done();
    }
  }

  private isRight(words: readonly string[]): boolean {
    const offered = words.at(-1)!.replaceAll('"', '');
    return words[0]?.toUpperCase() === 'XOAUTH2'
      ? Buffer.from(offered, 'base64').toString().includes(`auth=Bearer ${this.password}`)
      : words.slice(1).join(' ').replaceAll('"', '') === this.password;
  }

  private uid([verb, ...words]: string[]): string {
    const range = words[0]!;
    const mail = this.inbox[Number(range) - 1];
    const asked = words.slice(1).join(' ');
    if (verb === 'SEARCH') return `* SEARCH ${this.found(words.join(' ')).join(' ')}\r\n`;
    if (!mail) return '';
    if (verb === 'STORE') {
      mail.isSeen = /\\Seen/.test(asked);
      return '';
    }
    const items = [`UID ${range}`];
    if (/BODYSTRUCTURE/.test(asked)) items.push(`BODYSTRUCTURE ${structureOf(mail)}`);
    if (/INTERNALDATE/.test(asked)) items.push(`INTERNALDATE "${mail.arrivedAt}"`);
    const headers = /BODY\.PEEK(\[HEADER\.FIELDS \([^)]*\)\])/.exec(asked)?.[1];
    if (headers) items.push(`BODY${headers} ${literal(`To: <${mail.to}>\r\n\r\n`)}`);
    const [, part, most] = /BODY\.PEEK\[(\d)\]<0\.(\d+)>/.exec(asked) ?? [];
    if (part)
      items.push(`BODY[${part}]<0> ${literal(mail.parts[Number(part) - 1]!.text.slice(0, Number(most)))}`);
    return `* ${range} FETCH (${items.join(' ')})\r\n`;
  }

  /** The unread mails whose recipient contains what the search asks for. */
  private found(search: string): number[] {
    const to = /TO "?([^" )]+)"?/.exec(search)![1]!;
    return this.inbox.flatMap((mail, at) => (!mail.isSeen && mail.to.includes(to) ? [at + 1] : []));
  }
}

const literal = (text: string): string => `{${Buffer.byteLength(text)}}\r\n${text}`;

const structureOf = ({ parts }: InboxMail): string => {
  const one = ({ type, text }: InboxMail['parts'][number]): string => {
    const [kind, subtype] = type.split('/');
    return `("${kind}" "${kind === 'message' && subtype === 'rfc822' ? 'rfc822-headers' : subtype}" NIL NIL NIL "7BIT" ${text.length}${kind === 'text' ? ' 1' : ''})`;
  };
  return parts.length === 1
    ? one(parts[0]!)
    : `(${parts.map(one).join('')} "report" ("report-type" "delivery-status") NIL NIL)`;
};
