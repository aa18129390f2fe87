import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { Appearances } from '../../../application/appearance/ports.js';
import { Appearance } from '../../../domain/server-and-browser/appearance/appearance.js';
import { Records } from '../records.js';
import { AppearanceRecord } from './appearance.mapping.js';

export class PostgresAppearances implements Appearances {
  private readonly records;

  constructor(private readonly em: EntityManager) {
    this.records = new Records(em, AppearanceRecord, Appearance);
  }

  async find(): Promise<Appearance> {
    const stored = this.em.findOne(AppearanceRecord, { id: 1 }, { disableIdentityMap: true });
    return (await this.records.one(stored)) ?? Appearance.shipped();
  }

  /** Stores the shipped appearance first, so that there is a row to lock. */
  async findForUpdate(): Promise<Appearance> {
    await this.em.execute('insert into appearance (id, version) values (1, 0) on conflict (id) do nothing');
    const stored = await this.em.findOneOrFail(
      AppearanceRecord,
      { id: 1 },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    return this.records.restore(stored);
  }

  async save(appearance: Appearance): Promise<void> {
    await this.records.save(appearance);
  }
}
