import { errorName } from '../shared/error-name.js';
import type { Chance, ObjectStore, RateLimiter } from '../shared/ports.js';
import { unguessableName } from '../shared/unguessable-name.js';
import { SERVICE_CHECK_LIMIT } from './limits.js';

export interface ServiceCheck {
  /** `off` where no mail server is configured. */
  readonly state: 'works' | 'fails' | 'off';
  readonly ms: number;
  /** Name and code of the error, which never contain credentials; null unless it fails. */
  readonly error: string | null;
}

/** Connects to the mail server and signs in, without a mail. Null where none is configured. */
export type VerifyMailServer = (() => Promise<void>) | null;

const CHECK_WITHIN_MS = 10_000;
const PROBE = new TextEncoder().encode('probe');

class CheckTimedOut extends Error {
  override readonly name = 'CheckTimedOut';
}

class ProbeDiffers extends Error {
  override readonly name = 'ProbeDiffers';
}

/** Checks the services that fail unnoticed: mail, and the storage of pictures and files. */
export class CheckServices {
  constructor(
    private readonly verifyMailServer: { readonly of: VerifyMailServer },
    private readonly store: ObjectStore,
    private readonly limiter: RateLimiter,
    private readonly chance: Chance,
    private readonly checkWithinMs = CHECK_WITHIN_MS,
  ) {}

  /** @throws TooManyAttempts */
  async execute(): Promise<{ readonly mail: ServiceCheck; readonly storage: ServiceCheck }> {
    await this.limiter.consume(SERVICE_CHECK_LIMIT, 'all');
    const { of: verify } = this.verifyMailServer;
    const [mail, storage] = await Promise.all([
      verify ? this.check(verify) : { state: 'off' as const, ms: 0, error: null },
      this.check(() => this.writeAndRead()),
    ]);
    return { mail, storage };
  }

  private async check(call: () => Promise<void>): Promise<ServiceCheck> {
    const start = performance.now();
    const elapsed = (): number => Math.round(performance.now() - start);
    try {
      await this.inTime(call());
      return { state: 'works', ms: elapsed(), error: null };
    } catch (error) {
      return { state: 'fails', ms: elapsed(), error: errorName(error) };
    }
  }

  private async inTime(call: Promise<void>): Promise<void> {
    const late = Promise.withResolvers<void>();
    const timer = setTimeout(() => late.reject(new CheckTimedOut()), this.checkWithinMs);
    try {
      await Promise.race([call, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Each check has a key of its own, so that two at the same time do not disturb each other. */
  private async writeAndRead(): Promise<void> {
    const key = `probes/${unguessableName(this.chance)}`;
    await this.store.put(key, PROBE, 'text/plain');
    try {
      const found = await this.store.get(key);
      if (!found || Buffer.compare(found.bytes, PROBE) !== 0) throw new ProbeDiffers();
    } finally {
      await this.store.delete(key);
    }
  }
}
