import type { UnitOfWork } from '../shared/ports.js';
import type { SecondFactors, TimeCodes } from './ports.js';

const BATCH = 50;

/** Seals the secrets of all second factors with the current key, so that earlier keys can be given up. Safe to repeat. */
export class ResealSecondFactors {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly factors: SecondFactors,
    private readonly codes: TimeCodes,
  ) {}

  /** @returns how many were sealed with another key, or in an earlier form */
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
