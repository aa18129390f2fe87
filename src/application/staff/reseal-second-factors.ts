import type { UnitOfWork } from '../shared/ports.js';
import type { SecondFactors, TimeCodes } from './ports.js';

const BATCH = 50;

/** Encrypts the secrets of all second factors with the current key (key rotation). Idempotent. */
export class ResealSecondFactors {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly factors: SecondFactors,
    private readonly codes: TimeCodes,
  ) {}

  /** @returns the number of secrets that were encrypted again */
  async execute(): Promise<number> {
    let resealed = 0;
    let after = 0;
    for (;;) {
      const holders = await this.factors.holders(after, BATCH);
      for (const userId of holders) {
        if (await this.unitOfWork.run(() => this.reseal(userId))) resealed++;
        after = userId;
      }
      if (holders.length < BATCH) return resealed;
    }
  }

  private async reseal(userId: number): Promise<boolean> {
    const factor = await this.factors.findForUpdate(userId);
    const sealed = factor && this.codes.reseal(userId, factor.sealedSecret);
    if (!sealed) return false;
    factor.reseal(sealed);
    await this.factors.save(factor);
    return true;
  }
}
