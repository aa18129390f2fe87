import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type pg from 'pg';
import { eventually } from '../../test/support/eventually.js';
import { APerson } from '../../test/support/http/a-person.js';
import { waitForJobs } from '../../test/support/http/wait-for-jobs.js';
import { type InterruptibleProxy, startInterruptibleProxy } from '../../test/support/interruptible-proxy.js';
import { MailServer } from '../../test/support/mail/mail-server.js';
import type { MeasuredProduct } from '../live/product.js';
import { Findings } from './findings.js';
import { MovedClock } from './moved-clock.js';
import type { Plan } from './plan.js';
import { Resident } from './resident.js';

/** Where a town is played: a migrated database without a product. */
export interface Stage {
  readonly databaseUrl: string;
  readonly database: pg.Client;
  startProduct(settings: Record<string, string>, nodeOptions: readonly string[]): Promise<MeasuredProduct>;
  /** An empty database on the same server. */
  another(): Promise<Stage>;
}

/** Jobs that remove what is past its retention; they run at night, and all others at every moment. */
const NIGHTLY = /^(purge|erase|anonymize|keep|end|close|forget|delete)-/;

/** Jobs of features that no simulated member uses; the product runs them by the clock of the machine. */
const UNUSED = /^(admit-waiting|ask-weekly|back-up|push-unread-chats|send-announcements)$/;

/** The product that runs, its mails, its members and what was found. */
export class Town {
  /** The sum of the digests of all acts, which does not depend on their order. */
  private acts = 0n;
  actCount = 0;
  readonly residents: readonly Resident[];
  private recurring: readonly string[] = [];
  private running: MeasuredProduct | undefined;

  private constructor(
    readonly plan: Plan,
    public stage: Stage,
    public clock: MovedClock,
    readonly mails: MailServer,
    readonly post: InterruptibleProxy,
    readonly findings: Findings,
  ) {
    this.residents = Array.from(
      { length: plan.members },
      (_, number) => new Resident(this.person(), number, plan, findings),
    );
  }

  /** Starts the product at an instant. */
  static async open(plan: Plan, stage: Stage, at: Date, print: (line: string) => void): Promise<Town> {
    const mails = new MailServer();
    const { hostname: host, port } = new URL(await mails.start());
    const post = await startInterruptibleProxy({ host, port: Number(port) });
    const clock = await MovedClock.of(stage.database);
    await clock.moveTo(at, undefined);
    const town = new Town(plan, stage, clock, mails, post, new Findings(print));
    await town.start();
    return town;
  }

  get product(): MeasuredProduct {
    if (!this.running) throw new Error('The product of the town does not run.');
    return this.running;
  }

  get url(): string {
    return this.product.url;
  }

  get databaseUrl(): string {
    return this.stage.databaseUrl;
  }

  /** A client with an empty cookie jar, for whichever process answers at the time. */
  person(): APerson {
    return new APerson(this);
  }

  get here(): Resident[] {
    return this.residents.filter(({ state }) => state === 'here');
  }

  /** Starts the product, with the settings of every start. */
  async start(): Promise<void> {
    const { settings, nodeOptions } = this.clock.preload;
    const own = {
      SMTP_URL: `smtp://127.0.0.1:${this.post.port}`,
      MAIL_FROM: 'Saturdays <hello@example.org>',
      MATCH_DEBOUNCE_MS: '50',
      PASSWORD_MEMORY_KIB: '8',
      NODE_ENV: 'test',
      JOBS_AT_START: 'off',
    };
    this.running = await this.stage.startProduct({ ...own, ...settings }, nodeOptions);
    this.recurring = await eventually(async () => {
      const { rows } = await this.stage.database.query<{ identifier: string }>(
        'select identifier from graphile_worker._private_known_crontabs order by identifier',
      );
      return rows.length > 0 && rows.map(({ identifier }) => identifier).filter((name) => !UNUSED.test(name));
    });
  }

  /** Ends the product as a power failure does. */
  async kill(): Promise<void> {
    const { process } = this.product.child;
    const ended = once(process, 'exit');
    process.kill('SIGKILL');
    await ended;
    this.running = undefined;
  }

  /** Ends the product in order. */
  async stop(): Promise<void> {
    await this.running?.stop();
    this.running = undefined;
  }

  async close(): Promise<void> {
    for (const resident of this.residents) resident.hangUp();
    await this.stop();
    await this.post.close();
    await this.mails.stop();
  }

  /** Goes on in a restored database, at the same time. */
  async moveInto(stage: Stage, clock: MovedClock): Promise<void> {
    const { now } = this.clock;
    [this.stage, this.clock] = [stage, clock];
    await clock.moveTo(now, undefined);
  }

  /** Moves the clock, and runs the recurring jobs that were due meanwhile. */
  async passTo(instant: Date, isNight = false): Promise<void> {
    await this.settle();
    await this.clock.moveTo(instant, this.running);
    this.findings.when = instant.toISOString();
    await this.runRecurring((name) => NIGHTLY.test(name) === isNight);
  }

  async runRecurring(isMeant: (name: string) => boolean): Promise<void> {
    await this.addJobs(this.recurring.filter(isMeant));
    await this.settle();
  }

  addJobs(names: readonly string[]): Promise<unknown> {
    return this.stage.database.query(
      `select graphile_worker.add_job(name, job_key := 'year:' || name) from unnest($1::text[]) name`,
      [names],
    );
  }

  /** Waits until nothing is due, so that all effects of what was done are there. */
  settle(): Promise<void> {
    return waitForJobs(this);
  }

  /** Notes an act for the digest, by which two runs of a seed are compared. */
  note(resident: Resident, act: string): void {
    const digest = createHash('sha256')
      .update(`${this.findings.when} ${resident.number} ${act}`)
      .digest('hex');
    this.acts = BigInt.asUintN(64, this.acts + BigInt(`0x${digest.slice(0, 16)}`));
    this.actCount += 1;
  }

  get digest(): string {
    return this.acts.toString(16).padStart(16, '0');
  }

  /** The newest code of a mail to the address. @param not a previous code to skip */
  codeFor(address: string, not?: string): Promise<string> {
    return eventually(async () => {
      const codes = this.mails.to(address).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]);
      return codes.findLast((code) => code !== undefined && code !== not);
    });
  }
}
