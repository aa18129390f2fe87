import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { SecondFactors } from '../../../application/staff/ports.js';
import type { SecondFactor } from '../../../domain/staff/second-factor.js';
import { SecondFactorMapping } from './staff.mapping.js';

export class PostgresSecondFactors implements SecondFactors {
  constructor(private readonly em: EntityManager) {}

  find(userId: number): Promise<SecondFactor | null> {
    return this.em.findOne(SecondFactorMapping, { userId }, { disableIdentityMap: true });
  }

  findForUpdate(userId: number): Promise<SecondFactor | null> {
    return this.em.findOne(
      SecondFactorMapping,
      { userId },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
  }

  async save(factor: SecondFactor): Promise<void> {
    this.em.persist(factor);
    await this.em.flush();
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
