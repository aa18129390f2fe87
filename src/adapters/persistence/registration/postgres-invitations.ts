import type { EntityManager } from '@mikro-orm/postgresql';
import type { Invitations, NewInvitation } from '../../../application/registration/ports.js';
import { removeBatch } from '../remove-batch.js';
import { isUsableSql } from './invitation-queries.js';

export class PostgresInvitations implements Invitations {
  constructor(private readonly em: EntityManager) {}

  async add({ digest, note, uses, endsAt, createdBy, createdAt }: NewInvitation): Promise<number> {
    const [row] = await this.em.execute<Array<{ id: number }>>(
      `insert into invitations (digest, note, uses, uses_left, ends_at, created_by, created_at)
       values (?, ?, ?, ?, ?, ?, ?) returning id`,
      [digest, note, uses, uses, endsAt, createdBy, createdAt],
    );
    return row!.id;
  }

  async isUsable(digest: string, now: Date): Promise<boolean> {
    const rows = await this.em.execute<object[]>(
      `select 1 from invitations where digest = ? and ${isUsableSql('invitations', '?')}`,
      [digest, now],
    );
    return rows.length > 0;
  }

  async use(digest: string, now: Date): Promise<number | null> {
    const [row] = await this.em.execute<Array<{ id: number }>>(
      `update invitations set uses_left = uses_left - 1
       where digest = ? and ${isUsableSql('invitations', '?')} returning id`,
      [digest, now],
    );
    return row?.id ?? null;
  }

  async noteJoined(invitationId: number, userId: number): Promise<void> {
    await this.em.execute('insert into invitation_uses (user_id, invitation_id) values (?, ?)', [
      userId,
      invitationId,
    ]);
  }

  async revoke(id: number, now: Date): Promise<boolean> {
    const rows = await this.em.execute<object[]>(
      'update invitations set revoked_at = ? where id = ? and revoked_at is null returning 1',
      [now, id],
    );
    return rows.length > 0;
  }

  async countUsable(now: Date): Promise<number> {
    const [row] = await this.em.execute<Array<{ usable: number }>>(
      `select count(*)::int as usable from invitations where ${isUsableSql('invitations', '?')}`,
      [now],
    );
    return row!.usable;
  }

  removeEndedBefore(instant: Date, limit: number): Promise<number> {
    return removeBatch(this.em, 'invitations', 'least(ends_at, revoked_at) < ?', [instant], limit);
  }
}
