import type { EntityManager } from '@mikro-orm/postgresql';
import type { OptOuts } from '../../../application/notifications/ports.js';
import type { OptOut } from '../../../domain/notifications/notification-preferences.js';

export class PostgresOptOuts implements OptOuts {
  constructor(private readonly em: EntityManager) {}

  of(userId: number): Promise<OptOut[]> {
    return this.em.execute<OptOut[]>(`select kind, channel from notification_opt_outs where user_id = ?`, [
      userId,
    ]);
  }

  async add(userId: number, { kind, channel }: OptOut, at: Date): Promise<void> {
    await this.em.execute(
      `insert into notification_opt_outs (user_id, kind, channel, at)
       select id, ?, ?, ? from users where id = ? and deleted_at is null
       on conflict do nothing`,
      [kind, channel, at, userId],
    );
  }

  async remove(userId: number, { kind, channel }: OptOut): Promise<void> {
    await this.em.execute(
      `delete from notification_opt_outs where user_id = ? and kind = ? and channel = ?`,
      [userId, kind, channel],
    );
  }
}
