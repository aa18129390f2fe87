import type { EntityManager } from '@mikro-orm/postgresql';
import type { SecretLinkKind, SecretLinks } from '../../../application/sessions/secret-links.js';
import type { Chance } from '../../../application/shared/ports.js';
import { GROUP_CODE_BASE, GROUP_CODE_LENGTH, groupCodeOf } from '../../../domain/friends/group-code.js';

export class PostgresSecretLinks implements SecretLinks {
  private readonly revocations: Readonly<Record<SecretLinkKind, (userId: number) => Promise<unknown>>> = {
    calendar_feed: (userId) => this.em.execute('delete from calendar_feeds where user_id = ?', [userId]),
    shared_plan: (userId) =>
      this.em.execute(
        'delete from shared_plans where seat_id in (select id from match_members where user_id = ?)',
        [userId],
      ),
    mailed_code: (userId) => this.em.execute('delete from email_proofs where user_id = ?', [userId]),
    invitation: (userId) => this.renewGroupCodes(userId),
  };

  constructor(
    private readonly em: EntityManager,
    private readonly chance: Chance,
  ) {}

  async revokeAll(userId: number): Promise<void> {
    for (const revoke of Object.values(this.revocations)) await revoke(userId);
  }

  /** The friends who have joined stay; the code that invited them is another one now. */
  private async renewGroupCodes(userId: number): Promise<void> {
    const groups = await this.em.execute<Array<{ id: number }>>(
      `select g.id from friend_groups g
       join friend_group_members m on m.group_id = g.id join meetup_requests r on r.id = m.request_id
       where r.user_id = ? and g.code is not null and g.ended_at is null order by g.id for update of g`,
      [userId],
    );
    for (const { id } of groups)
      await this.em.execute('update friend_groups set code = ? where id = ?', [this.newCode(), id]);
  }

  private newCode(): string {
    return groupCodeOf(Array.from({ length: GROUP_CODE_LENGTH }, () => this.chance.below(GROUP_CODE_BASE)));
  }
}
