import type { NewSecret, SecondFactors, TimeCodes } from '../../../src/application/staff/ports.js';
import type { SecondFactor } from '../../../src/domain/staff/second-factor.js';
import { InMemoryRows } from './in-memory-rows.js';

export class InMemorySecondFactors implements SecondFactors {
  readonly rows = new InMemoryRows<SecondFactor>();

  async find(userId: number): Promise<SecondFactor | null> {
    return this.rows.find((factor) => factor.userId === userId);
  }

  findForUpdate = (userId: number): Promise<SecondFactor | null> => this.find(userId);

  async save(factor: SecondFactor): Promise<void> {
    this.rows.save(factor);
  }

  async holders(afterId: number, limit: number): Promise<number[]> {
    const ids = this.rows.all().map(({ userId }) => userId);
    return ids
      .filter((id) => id > afterId)
      .sort((a, b) => a - b)
      .slice(0, limit);
  }

  async remove(userId: number): Promise<boolean> {
    return this.rows.remove((factor) => factor.userId === userId) > 0;
  }
}

/** Codes that contain their time step, such as `step 7`. */
export class NumberedCodes implements TimeCodes {
  /** Only secrets of `newSecret` count as encrypted with the current key. */
  reseal(userId: number, sealedSecret: string): string | null {
    const { sealed } = this.newSecret(userId, '');
    return sealedSecret === sealed ? null : sealed;
  }

  newSecret(userId: number, account: string): NewSecret {
    return { secret: 'ABC', uri: `otpauth://totp/${account}`, sealed: `sealed for ${userId}` };
  }

  stepOf(_userId: number, _sealed: string, code: string): number | null {
    const step = /^step (\d+)$/.exec(code)?.[1];
    return step === undefined ? null : Number(step);
  }
}
