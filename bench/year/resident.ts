import type { Coordinates } from '../../src/domain/shared/distance.js';
import { MUSIC_GENRES, TOPICS, VIBES } from '../../src/domain/shared/survey-answers.js';
import type { APerson, Answer, ASocket } from '../../test/support/http/a-person.js';
import type { MatchBody } from '../../test/support/http/a-table.js';
import { Chance } from './chance.js';
import type { Findings } from './findings.js';
import type { Plan } from './plan.js';

/** A made-up town on the east coast. */
export const CENTER = { latitude: 42.36, longitude: -71.06 };
const LETTERS = 'bcdfghjklmnpqrstvwxz';
const ADULT = 18;

/** What a member asked for, as they said it. */
export interface Wish {
  readonly id: number;
  readonly date: string;
  readonly meal: string;
  readonly venueType: string;
  readonly maxDistance: number;
  readonly ageRangeMin: number | null;
  readonly ageRangeMax: number | null;
  readonly sharedLanguage: boolean;
  readonly askedAt: Date;
  /** The members they come with, themselves included; empty for those who come alone. */
  readonly group: Set<number>;
  /** Where they lived when they got their first seat. */
  place?: Coordinates;
  seatedAt?: Date;
}

/** A member of the town, who remembers what they said and did, and notes what they are told. */
export class Resident {
  state: 'away' | 'here' | 'suspended' | 'gone' = 'away';
  home: Coordinates;
  readonly bornOn: string;
  readonly languages: readonly string[];
  /** How likely they ask for a table in a week. */
  readonly appetite: number;
  readonly joinsIn: number;
  readonly leavesIn: number;
  /** A unique name, so that every place that shows it is found. */
  readonly firstName: string;
  wish: Wish | undefined;
  tables: readonly MatchBody[] = [];
  /** The moment at which they looked at their tables last. */
  toldAt = '';
  /** Members whom they must not see, by id, with the newest match at the time of the block. */
  readonly hidden = new Map<number, { readonly other: Resident; readonly lastMatchId: number }>();
  goneAt: Date | undefined;
  /** The end of a suspension. */
  backAt: Date | undefined;
  private socket: ASocket | undefined;

  constructor(
    readonly person: APerson,
    readonly number: number,
    { seed, weeks, appetite }: Plan,
    private readonly findings: Findings,
  ) {
    const chance = Chance.of(seed, 'resident', number);
    this.home = aHome(chance);
    const age = ADULT + Math.round(Math.abs(chance.spread()) * 45) + chance.between(0, 12);
    const day = (from: number, to: number) => String(chance.between(from, to)).padStart(2, '0');
    this.bornOn = `${2026 - age}-${day(1, 12)}-${day(1, 28)}`;
    this.languages = chance.happens(0.8) ? ['en'] : chance.one([['en', 'es'], ['es'], ['en', 'fr']]);
    this.appetite = appetite * (0.4 + chance.between(0, 120) / 100);
    // Two of five were there at the opening; the others come over the whole year.
    this.joinsIn = chance.happens(0.4) ? 0 : chance.between(0, weeks - 1);
    this.leavesIn = chance.happens(0.15) ? this.joinsIn + chance.between(1, weeks) : Infinity;
    this.firstName = `Qz${[8000, 400, 20, 1].map((unit) => LETTERS[Math.floor((number + 1) / unit) % 20]).join('')}`;
  }

  get id(): number {
    return this.person.id;
  }

  /** Registers over HTTP, which sends a code by mail. */
  async register(): Promise<void> {
    const { username, email, password } = this.person;
    const names = { username, email, firstName: this.firstName, lastName: 'Neighbor' };
    const secret = { password, confirmPassword: password };
    await this.person.expect('POST', '/api/auth/register', 201, {
      ...{ ...names, ...secret, dateOfBirth: this.bornOn, isAdult: true },
    });
  }

  /** Enters the code of the mail, and says what the product asks first. */
  async join(code: string): Promise<void> {
    const { body } = await this.person.expect('POST', '/api/auth/verify-email', 200, {
      email: this.person.email,
      code,
    });
    this.person.id = Number(body.id);
    this.state = 'here';
    const chance = Chance.of('survey', this.number);
    await this.person.answerSurvey({
      favoriteConversationTopic: chance.one(TOPICS),
      favoriteMusic: chance.one(MUSIC_GENRES),
      personalityType: chance.one(VIBES),
    });
    await this.act('PUT', '/api/user/private-preferences', { languages: this.languages });
    await this.moveTo(this.home);
  }

  async moveTo(home: Coordinates): Promise<void> {
    const location = `${home.latitude.toFixed(3)}, ${home.longitude.toFixed(3)}`;
    const { status } = await this.act('PATCH', '/api/user/location', { location, ...home });
    if (status === 200) this.home = home;
  }

  /**
   * Sends a request as the app does, signs in again where the session has ended, and looks for what must not be there.
   * @param refusals statuses that the rules of the product allow here
   */
  async act<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    refusals: readonly number[] = [],
  ): Promise<Answer<T>> {
    let answer = await this.person.send<T>(method, path, body);
    if (answer.status === 401 && (await this.signIn()))
      answer = await this.person.send<T>(method, path, body);
    if (answer.status >= 400 && !refusals.includes(answer.status))
      this.findings.add(
        'answers',
        `${method} ${path} of ${this.firstName}: ${answer.status} ${JSON.stringify(answer.body)}`,
      );
    this.lookForHidden(path, answer.body);
    return answer;
  }

  private async signIn(): Promise<boolean> {
    const credentials = { usernameOrEmail: this.person.email, password: this.person.password };
    return (await this.person.post('/api/auth/login', credentials)).status === 200;
  }

  /** The matches of the member, upcoming and past. */
  async readTables(): Promise<void> {
    const { status, body } = await this.act<MatchBody[]>('GET', '/api/user/matches?include=past%2Cpairs');
    if (status !== 200) return;
    this.tables = body;
    this.toldAt = this.findings.when;
  }

  /** The open socket of the member, which is opened again where a restart closed it. */
  async live(): Promise<ASocket> {
    if (this.socket) return this.socket;
    // A session that has ended is opened again by a request, because an upgrade only answers 401.
    await this.act('GET', '/api/user');
    const socket = await this.person.connect();
    this.socket = socket;
    void socket.closed.then(() => (this.socket = undefined));
    return socket;
  }

  /** Notes what the socket has brought of hidden members, and closes it. */
  hangUp(): void {
    for (const frame of this.socket?.received ?? []) this.lookForHidden('/ws', frame);
    this.socket?.close();
    this.socket = undefined;
  }

  /**
   * Of a hidden member nothing may be told but who sits at the tables that both had before the block, and what the system
   * says there of who comes: a missing name would tell of the block. The list of own blocks shows them too.
   */
  private lookForHidden(path: string, body: unknown): void {
    if (this.hidden.size === 0 || path === '/api/user/blocks') return;
    const told = Array.isArray(body) ? body : [body];
    for (const { other, lastMatchId } of this.hidden.values()) {
      for (const one of told) {
        const isTableBefore =
          /^\/api\/(user\/)?matches(\/\d+)?(\?|$)/.test(path) && Number(one?.id) <= lastMatchId;
        if (isTableBefore || isSystemLine(one)) continue;
        const text = JSON.stringify(one) ?? '';
        if (text.includes(other.firstName) || text.includes(other.person.username))
          this.findings.add(
            'blocks',
            `${this.firstName} reads of ${other.firstName} at ${path}: ${text.slice(0, 300)}`,
          );
      }
    }
  }
}

const isSystemLine = (told: unknown): boolean => {
  const { line, message } = Object(told) as { line?: unknown; message?: unknown };
  return (line ?? (Object(message) as { line?: unknown }).line ?? null) !== null;
};

/** Somewhere in the town. */
export const aHome = (chance: Chance): Coordinates => ({
  latitude: CENTER.latitude + chance.spread() * 0.3,
  longitude: CENTER.longitude + chance.spread() * 0.4,
});
