import { pagesOf } from '../shared/each-due.js';
import type { UnitOfWork } from '../shared/ports.js';
import type { SecondFactors, TimeCodes } from './ports.js';

const PAGE_SIZE = 50;

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
    const pages = pagesOf<number>((after = 0, limit) => this.factors.holders(after, limit), PAGE_SIZE);
    for await (const page of pages)
      for (const userId of page) if (await this.unitOfWork.run(() => this.reseal(userId))) resealed++;
    return resealed;
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
