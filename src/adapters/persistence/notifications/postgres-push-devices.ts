import type { EntityManager } from '@mikro-orm/postgresql';
import {
  MOST_PUSH_DEVICES,
  MOST_PUSH_FAILURES,
  type PushDevice,
  type PushDevices,
} from '../../../application/notifications/push.js';
import type { PushSubscription } from '../../../domain/notifications/push-subscription.js';

const COLUMNS = `id, user_id as "userId", endpoint, p256dh, auth`;

export class PostgresPushDevices implements PushDevices {
  constructor(private readonly em: EntityManager) {}

  async put(userId: number, sessionId: string, subscription: PushSubscription, at: Date): Promise<void> {
    const { endpoint, p256dh, auth } = subscription;
    // The session may end at the same time; its row is locked so that it cannot end before this commits.
    await this.em.execute(
      `insert into push_devices (user_id, session_id, endpoint, p256dh, auth, subscribed_at)
       select ?, sid, ?, ?, ?, ? from sessions where sid = ? for key share
       on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
         p256dh = excluded.p256dh, auth = excluded.auth, subscribed_at = excluded.subscribed_at, failures = 0`,
      [userId, endpoint, p256dh, auth, at, sessionId],
    );
    await this.em.execute(`delete from push_devices where session_id = ? and endpoint <> ?`, [
      sessionId,
      endpoint,
    ]);
    await this.em.execute(
      `delete from push_devices where id in (
         select id from push_devices where user_id = ? order by subscribed_at desc, id desc offset ?)`,
      [userId, MOST_PUSH_DEVICES],
    );
  }

  async removeOf(sessionId: string): Promise<void> {
    await this.em.execute(`delete from push_devices where session_id = ?`, [sessionId]);
  }

  async has(sessionId: string): Promise<boolean> {
    const rows = await this.em.execute<object[]>(`select from push_devices where session_id = ? limit 1`, [
      sessionId,
    ]);
    return rows.length > 0;
  }

  async idsOf(userId: number): Promise<number[]> {
    const rows = await this.em.execute<Array<{ id: number }>>(
      `select id from push_devices where user_id = ? order by id`,
      [userId],
    );
    return rows.map(({ id }) => id);
  }

  async find(id: number): Promise<PushDevice | null> {
    const rows = await this.em.execute<PushDevice[]>(`select ${COLUMNS} from push_devices where id = ?`, [
      id,
    ]);
    return rows[0] ?? null;
  }

  async forget(id: number): Promise<void> {
    await this.em.execute(`delete from push_devices where id = ?`, [id]);
  }

  async noteFailure(id: number): Promise<void> {
    await this.em.execute(`update push_devices set failures = failures + 1 where id = ?`, [id]);
    await this.em.execute(`delete from push_devices where id = ? and failures >= ?`, [
      id,
      MOST_PUSH_FAILURES,
    ]);
  }

  async noteSuccess(id: number): Promise<void> {
    await this.em.execute(`update push_devices set failures = 0 where id = ? and failures > 0`, [id]);
  }
}
