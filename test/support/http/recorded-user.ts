import { eventually } from '../eventually.js';
import { APerson, type ASocket } from './a-person.js';
import type { ProductUnderTest } from './test-product.js';
import { receivedText, type ReceivedText, receivedIn } from './received-text.js';

/**
 * Where members live. No two agree in a coordinate to 0.01 degrees, nor with the venues of the journey, and any two are
 * more than 2 and less than 11 miles apart: a number that looks like one of these, or like a way between them, is one.
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

/** Someone whose whole way through the product is kept: what they were told, and what is theirs alone to know. */
export class RecordedUser {
  /** Every answer that reached them. */
  readonly answered: ReceivedText[] = [];
  readonly answers: Array<{ method: string; path: string; status: number }> = [];
  /** The ids of their sessions and the codes they were mailed. */
  readonly keys = new Set<string>();
  readonly sockets: ASocket[] = [];
  readonly person: APerson;
  readonly password: string;
  /** What others must never learn of them. */
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

  /** A browser without a session, of which everything is kept too. */
  readonly openBrowser = (): APerson =>
    new APerson({ ...this.product, fetch: (input, init) => this.fetch(input, init) });

  async connect(): Promise<ASocket> {
    const socket = await this.person.connect();
    this.sockets.push(socket);
    return socket;
  }

  /** The code that was sent to their phone. */
  async textedCode(): Promise<string> {
    const code = await this.product.codeFor(this.phoneNumber);
    this.keys.add(code);
    return code;
  }

  /** The newest mailed code, once `mails` mails with a code have come. */
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

  /** The code that was sent to an address they want. */
  async mailedCodeAt(address: string): Promise<string> {
    const code = await this.product.codeFor(address);
    this.keys.add(code);
    return code;
  }

  /** Every answer and frame so far. */
  received(): ReceivedText[] {
    const frames = this.sockets.flatMap(({ received }) => received);
    return [
      ...this.answered,
      ...frames.map((frame) => receivedText(`frame ${frame.type}`, JSON.stringify(frame))),
    ];
  }

  /** Every mail and SMS so far, as long as the product runs. */
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
    this.answered.push(...(await receivedIn(`${method} ${path}`, response.clone())));
    return response;
  }
}
