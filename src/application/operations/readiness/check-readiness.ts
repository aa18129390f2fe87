import { errorName } from '../../shared/error-name.js';
import type { RateLimiter } from '../../shared/ports.js';
import { SERVICE_CHECK_LIMIT } from '../limits.js';
import { inTime } from './attempt.js';
import type { ReadinessCheck } from './checks.js';
import { finding, type Finding, problem } from './problems.js';

const CHECK_WITHIN_MS = 10_000;

export class CheckReadiness {
  constructor(
    private readonly checks: readonly ReadinessCheck[],
    private readonly limiter: RateLimiter,
    private readonly checkWithinMs = CHECK_WITHIN_MS,
  ) {}

  /** For all admins together. @throws TooManyAttempts */
  async execute(): Promise<readonly Finding[]> {
    await this.limiter.consume(SERVICE_CHECK_LIMIT, 'all');
    return this.check();
  }

  /** Runs all checks at the same time, each within ten seconds, without a limit: for a command, which counts nothing. */
  async check(): Promise<readonly Finding[]> {
    return Promise.all(
      this.checks.map(async ({ name, find }) => {
        const found = await inTime(find(), this.checkWithinMs).catch((error: unknown) =>
          problem('unchecked', errorName(error)),
        );
        return finding(name, found);
      }),
    );
  }
}
