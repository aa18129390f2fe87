import { WebSocket } from 'ws';
import type { NewAccount } from '../postgres/insert-account.js';
import type { ProductUnderTest } from './test-product.js';

export interface Answer<T = Record<string, unknown>> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

export interface Frame {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** What a list of the console is asked for. */
export interface ListQuery {
  readonly filter?: object;
  readonly sort?: readonly [field: string, order: 'ASC' | 'DESC'];
  readonly range?: readonly [from: number, to: number];
}

let people = 0;
function nextUsername(): string {
  people += 1;
  return `person${process.pid}x${people}`;
}

/** Session cookies of the app and of the console. */
const SESSIONS = ['tablemates.sid', 'tablemates.staff'];

/** A client with a cookie jar, which can open a WebSocket. */
export class APerson {
  /** Cookie values by name. */
  private readonly jar = new Map<string, string>();
  readonly username = nextUsername();
  readonly email = `${this.username}@example.org`;
  readonly password = 'correct horse';
  id = 0;
  /** The last verification code of the email address. */
  lastEmailCode: string | undefined;

  constructor(
    private readonly product: Pick<ProductUnderTest, 'url' | 'codeFor'> & Partial<ProductUnderTest>,
  ) {}

  /** The session cookie, for a browser context. */
  get sessionCookie(): { name: string; value: string } {
    const name = SESSIONS.find((session) => this.jar.has(session)) ?? '';
    return { name, value: this.jar.get(name) ?? '' };
  }

  private get cookies(): { cookie?: string } {
    const all = [...this.jar].map(([name, value]) => `${name}=${value}`);
    return all.length > 0 ? { cookie: all.join('; ') } : {};
  }

  /** @param cookie `name=value`; an empty value deletes it */
  setCookie(cookie: string): void {
    const at = cookie.indexOf('=');
    const [name, value] = [cookie.slice(0, at), cookie.slice(at + 1)];
    if (value === '') this.jar.delete(name);
    else this.jar.set(name, value);
  }

  /** A new account with an open session; its rows are inserted where the product of the test allows it. */
  async signUp(fields: Record<string, unknown> = {}): Promise<this> {
    const { insertions } = this.product;
    if (!insertions) return this.register(fields);
    const { username, email, password } = this;
    const account = {
      username,
      email,
      password,
      firstName: 'Ada',
      lastName: 'Byron',
      dateOfBirth: '2000-01-01',
    };
    const chosen: NewAccount = { ...account, ...fields };
    const { id, cookies } = await insertions.account(chosen);
    this.id = id;
    for (const cookie of cookies) this.setCookie(cookie);
    return this;
  }

  /** The form of a registration. */
  form(fields: Record<string, unknown> = {}): Record<string, unknown> {
    const { username, email, password } = this;
    const name = { firstName: 'Ada', lastName: 'Byron' };
    const said = { dateOfBirth: '2000-01-01', isAdult: true };
    return { username, email, ...name, password, confirmPassword: password, ...said, ...fields };
  }

  /** Registers and verifies the email address with the code of the development inbox. */
  async register(fields: Record<string, unknown> = {}): Promise<this> {
    await this.expect('POST', '/api/auth/register', 201, this.form(fields));
    const code = await this.product.codeFor(this.email, this.lastEmailCode);
    const { body } = await this.expect('POST', '/api/auth/verify-email', 200, { email: this.email, code });
    this.lastEmailCode = code;
    this.id = Number(body.id);
    return this;
  }

  async answerSurvey(answers: Record<string, string> = {}): Promise<this> {
    await this.expect('POST', '/api/survey', 200, {
      favoriteConversationTopic: 'food',
      favoriteMusic: 'indie',
      personalityType: 'chill',
      ...answers,
    });
    return this;
  }

  get<T = Record<string, unknown>>(path: string): Promise<Answer<T>> {
    return this.send<T>('GET', path);
  }

  post<T = Record<string, unknown>>(path: string, body?: unknown): Promise<Answer<T>> {
    return this.send<T>('POST', path, body);
  }

  delete<T = Record<string, unknown>>(path: string): Promise<Answer<T>> {
    return this.send<T>('DELETE', path);
  }

  async send<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const request = this.product.fetch ?? fetch;
    const response = await request(this.product.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...this.cookies,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && {
        body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
      }),
    });
    for (const line of response.headers.getSetCookie()) this.setCookie(line.split(';')[0]!);
    const text = await response.text();
    const isJson = text !== '' && response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      body: (isJson ? JSON.parse(text) : { text }) as T,
      headers: response.headers,
    };
  }

  /** @throws Error with the response body if the status differs */
  async expect(method: string, path: string, status: number, body?: unknown): Promise<Answer> {
    const answer = await this.send(method, path, body);
    if (answer.status !== status) {
      throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    }
    return answer;
  }

  /** Calls operations without a body, one after the other. @param calls each as `GET /api/user 200` */
  async does(...calls: string[]): Promise<void> {
    for (const call of calls) {
      const [method, path, status] = call.split(' ') as [string, string, string];
      await this.expect(method, path, Number(status));
    }
  }

  /** A page of a list of the console. */
  list<Row>(path: string, query: ListQuery = {}): Promise<Answer<Row[]>> {
    const parts = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]);
    return this.get<Row[]>(`${path}?${String(new URLSearchParams(parts as Array<[string, string]>))}`);
  }

  /** Posts a form of a page without scripts. @throws Error if the status differs */
  async expectForm(path: string, status: number, fields: Record<string, string>): Promise<void> {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await this.send('POST', path, new URLSearchParams(fields).toString(), type);
    if (answer.status !== status) throw new Error(`POST ${path} answered ${answer.status}`);
  }

  /** Writes a message in the chat of a match. @returns its id */
  async say(matchId: number, message: string): Promise<number> {
    const { body } = await this.expect('POST', `/api/matches/${matchId}/messages`, 200, { message });
    return Number(body.id);
  }

  /** Opens a WebSocket; rejects with the status if the upgrade is rejected. */
  connect(headers: Record<string, string> = {}): Promise<ASocket> {
    const socket = new WebSocket(`${this.product.url.replace('http', 'ws')}/ws`, {
      headers: { ...this.cookies, ...headers },
    });
    return new Promise((resolve, reject) => {
      const opened = new ASocket(socket);
      socket.once('open', () => resolve(opened));
      socket.once('unexpected-response', (_request, response) =>
        reject(new Error(String(response.statusCode))),
      );
      socket.once('error', reject);
    });
  }
}

const PATIENCE_MS = 30_000;

/** An open WebSocket that records received frames. */
export class ASocket {
  readonly received: Frame[] = [];
  readonly closed: Promise<number>;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data)) as Frame;
      this.received.push(frame);
      for (const look of this.waiting) look();
    });
    this.closed = new Promise((resolve) => socket.once('close', resolve));
  }

  send(frame: unknown): void {
    this.socket.send(typeof frame === 'string' || Buffer.isBuffer(frame) ? frame : JSON.stringify(frame));
  }

  async joinRoom(matchId: number): Promise<this> {
    this.send({ type: 'join_room', matchId });
    await this.waitFor('room_joined', (frame) => frame.matchId === matchId);
    return this;
  }

  /** Returns the first frame of the type that fits, received before or within the timeout. */
  waitFor(type: string, fits: (frame: Frame) => boolean = () => true): Promise<Frame> {
    return this.waitForOneOf([type], fits);
  }

  /** Returns the first frame of one of the types that fits, received before or within the timeout. */
  waitForOneOf(types: readonly string[], fits: (frame: Frame) => boolean = () => true): Promise<Frame> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const frame = this.received.find((each) => types.includes(each.type) && fits(each));
        if (!frame) return;
        this.waiting.delete(look);
        clearTimeout(timer);
        resolve(frame);
      };
      const timer = setTimeout(() => {
        this.waiting.delete(look);
        reject(
          new Error(
            `no ${types.join(' or ')} among ${JSON.stringify(this.received.map((each) => each.type))}`,
          ),
        );
      }, PATIENCE_MS);
      this.waiting.add(look);
      look();
    });
  }

  close(): void {
    this.socket.close();
  }
}
