import type { EntityManager } from '@mikro-orm/postgresql';
import { type KnownDevices, MOST_KNOWN_DEVICES } from '../../../application/sign-in/ports.js';

export class PostgresKnownDevices implements KnownDevices {
  constructor(private readonly em: EntityManager) {}

  async note(userId: number, digest: string, at: Date): Promise<'first' | 'known' | 'new'> {
    const known = await this.em.execute<Array<{ digest: string }>>(
      `select digest from known_devices where user_id = ?`,
      [userId],
    );
    await this.em.execute(
      `insert into known_devices (user_id, digest, last_used_at) values (?, ?, ?)
       on conflict (user_id, digest) do update set last_used_at = excluded.last_used_at`,
      [userId, digest, at],
    );
    await this.em.execute(
      `delete from known_devices where user_id = ? and digest in (
         select digest from known_devices where user_id = ? order by last_used_at desc, digest offset ?)`,
      [userId, userId, MOST_KNOWN_DEVICES],
    );
    if (known.length === 0) return 'first';
    return known.some((device) => device.digest === digest) ? 'known' : 'new';
  }
}
