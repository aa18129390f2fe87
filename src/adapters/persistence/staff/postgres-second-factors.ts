import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { SecondFactors } from '../../../application/staff/ports.js';
import { SecondFactor } from '../../../domain/staff/second-factor.js';
import { Records } from '../records.js';
import { SecondFactorRecord } from './staff.mapping.js';

export class PostgresSecondFactors implements SecondFactors {
  private readonly records;

  constructor(private readonly em: EntityManager) {
    this.records = new Records(em, SecondFactorRecord, SecondFactor);
  }

  find(userId: number): Promise<SecondFactor | null> {
    return this.records.one(this.em.findOne(SecondFactorRecord, { userId }, { disableIdentityMap: true }));
  }

  findForUpdate(userId: number): Promise<SecondFactor | null> {
    return this.records.one(
      this.em.findOne(
        SecondFactorRecord,
        { userId },
        { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
      ),
    );
  }

  async save(factor: SecondFactor): Promise<void> {
    await this.records.save(factor);
  }

  async holders(afterId: number, limit: number): Promise<number[]> {
    const rows = await this.em.execute<Array<{ userId: number }>>(
      `select user_id as "userId" from second_factors where user_id > ? order by user_id limit ?`,
      [afterId, limit],
    );
    return rows.map(({ userId }) => userId);
  }

  async remove(userId: number): Promise<boolean> {
    const gone = await this.em.execute<object[]>(
      `delete from second_factors where user_id = ? returning id`,
      [userId],
    );
    return gone.length > 0;
  }
}
