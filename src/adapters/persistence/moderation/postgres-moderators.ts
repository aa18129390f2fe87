import type { EntityManager } from '@mikro-orm/postgresql';
import type { Moderators } from '../../../application/moderation/ports.js';
import type { Language } from '../../../domain/shared/language.js';
import { isStaff, ROLES } from '../../../domain/staff/role.js';
import { restrictionsSql } from './restriction-sql.js';

const MOST_MODERATORS = 100;
const STAFF = ROLES.filter(isStaff)
  .map((role) => `'${role}'`)
  .join(', ');

export class PostgresModerators implements Moderators {
  constructor(private readonly em: EntityManager) {}

  all(now: Date): Promise<Array<{ id: number; language: Language }>> {
    return this.em.execute(
      `select u.id, u.language from users u
       where u.role in (${STAFF}) and u.deleted_at is null and not exists (select 1 ${restrictionsSql('u.id', '?')})
       order by u.id limit ${MOST_MODERATORS}`,
      [now],
    );
  }
}
