import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { Appearances } from '../../../application/appearance/ports.js';
import { Appearance } from '../../../domain/server-and-browser/appearance/appearance.js';
import { AppearanceMapping } from './appearance.mapping.js';

export class PostgresAppearances implements Appearances {
  constructor(private readonly em: EntityManager) {}

  async find(): Promise<Appearance> {
    const stored = await this.em.findOne(AppearanceMapping, { id: 1 }, { disableIdentityMap: true });
    return stored ?? Appearance.shipped();
  }

  /** Stores the shipped appearance first, so that there is a row to lock. */
  async findForUpdate(): Promise<Appearance> {
    await this.em.execute('insert into appearance (id, version) values (1, 0) on conflict (id) do nothing');
    return this.em.findOneOrFail(
      AppearanceMapping,
      { id: 1 },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
  }

  async save(appearance: Appearance): Promise<void> {
    this.em.persist(appearance);
    await this.em.flush();
  }
}
