import { eventually } from '../eventually.js';
import { APerson, type ASocket } from './a-person.js';
import type { ProductUnderTest } from './test-product.js';
import { receivedText, type ReceivedText, receivedIn } from './received-text.js';

/**
 * Homes that differ by at least 0.01 degrees in each coordinate, also from the venues of the journey, with pairwise
 * distances of 2 to 11 miles. Therefore an equal number in a response is a leak and no coincidence.
 */
const HOMES = [
  [40.68342, -73.95127],
  [40.71218, -73.97336],
  [40.74271, -73.92884],
  [40.75893, -73.96459],
  [40.65517, -73.98215],
  [40.78134, -73.91093],
  [40.80227, -73.93745],
  [40.64751, -73.90318],
] as const;

/** A user who records everything they receive, and the secrets that no other user may receive. */
export class RecordedUser {
  /** All responses. */
  readonly answered: ReceivedText[] = [];
  /** The responses with an error. */
  readonly refused: ReceivedText[] = [];
  readonly answers: Array<{ method: string; path: string; status: number }> = [];
  /** Session ids and verification codes. */
  readonly keys = new Set<string>();
  readonly sockets: ASocket[] = [];
  readonly person: APerson;
  readonly password: string;
  /** Must never be sent to others. */
  readonly secrets: string[];
  readonly form: Readonly<Record<string, unknown>>;
  readonly phoneNumber: string;
  readonly home: { location: string; latitude: number; longitude: number };

  constructor(
    private readonly product: ProductUnderTest,
    readonly firstName: string,
    number: number,
  ) {
    this.person = this.openBrowser();
    const name = firstName.toLowerCase();
    this.password = `password of ${name}`;
    this.form = {
      username: `login-of-${name}`,
      firstName,
      lastName: `Family-of-${firstName}`,
      password: this.password,
      confirmPassword: this.password,
      dateOfBirth: `1991-03-1${number}`,
    };
    const [latitude, longitude] = HOMES[number]!;
    this.home = { location: `Street of ${firstName} 5`, latitude, longitude };
    this.phoneNumber = `+1415555013${number}`;
    this.secrets = [
      this.phoneNumber,
      this.person.email,
      String(this.form.username),
      String(this.form.lastName),
      String(this.form.dateOfBirth),
      String(this.form.dateOfBirth).replaceAll('-', ''),
      this.password,
      this.home.location,
      `A note of ${firstName}`,
    ];
  }

  /** A client without a session that records its responses too. */
  readonly openBrowser = (): APerson =>
    new APerson({ ...this.product, fetch: (input, init) => this.fetch(input, init) });

  async connect(): Promise<ASocket> {
    const socket = await this.person.connect();
    this.sockets.push(socket);
    return socket;
  }

  /** The code in the newest text message. */
  readonly textedCode = (): Promise<string> => this.mailedCodeAt(this.phoneNumber);

  /** The newest code, after at least `mails` mails with a code. */
  async mailedCode(mails = 1): Promise<string> {
    const code = await eventually(async () => {
      const codes = (await this.product.mailsTo(this.person.email)).flatMap(
        ({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? [],
      );
      return codes.length >= mails && codes[0];
    });
    this.keys.add(code);
    return code;
  }

  /** The code to a new address or phone. */
  async mailedCodeAt(address: string): Promise<string> {
    const code = await this.product.codeFor(address);
    this.keys.add(code);
    return code;
  }

  /** The path of the newest link that matches, in a mail to the user. */
  mailedPath(pattern: RegExp): Promise<string> {
    return eventually(async () => {
      const mails = await this.product.mailsTo(this.person.email);
      return mails.flatMap(({ text }) => pattern.exec(text)?.[0] ?? [])[0];
    });
  }

  /** All responses and frames so far. */
  received(): ReceivedText[] {
    const frames = this.sockets.flatMap(({ received }) => received);
    return [
      ...this.answered,
      ...frames.map((frame) => receivedText(`frame ${frame.type}`, JSON.stringify(frame))),
    ];
  }

  /** All mails and text messages so far; requires a running server. */
  async mailed(): Promise<ReceivedText[]> {
    const addresses = [this.person.email, this.phoneNumber];
    const mails = (await Promise.all(addresses.map((address) => this.product.mailsTo(address)))).flat();
    return mails.map(({ subject, text }) => receivedText('mail', `${subject}\n${text}`));
  }

  private async fetch(input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
    const response = await this.product.fetch(input, init);
    const { pathname: path } = new URL(String(input));
    const method = init?.method ?? 'GET';
    this.answers.push({ method, path, status: response.status });
    for (const line of response.headers.getSetCookie()) {
      const [, session] = /=s%3A([^.;]+)/.exec(line) ?? [];
      if (session) this.keys.add(session);
    }
    const received = await receivedIn(`${method} ${path}`, response.clone());
    this.answered.push(...received);
    if (!response.ok) this.refused.push(...received);
    return response;
  }
}
