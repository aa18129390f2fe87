import type { Pool } from 'pg';
import type { InvitationQueries, InvitationRow } from '../../../application/registration/ports.js';
import type { PageAsked, PageFound } from '../../../application/shared/page.js';
import { Conditions, consolePage, personSql } from '../console-sql.js';

/** A SQL condition: whether somebody can join with the invitation. @param row its alias @param now SQL of the current time */
export const isUsableSql = (row: string, now: string): string =>
  `(${row}.uses_left > 0 and ${row}.revoked_at is null and ${row}.ends_at > ${now})`;

const IS_USABLE = isUsableSql('invitation', '$1::timestamptz');
const JOINED = `(
  select coalesce(jsonb_agg(${personSql('guest')} order by used.used_at, used.user_id), '[]')
  from invitation_uses used join users guest on guest.id = used.user_id and guest.deleted_at is null
  where used.invitation_id = invitation.id)`;

export class PostgresInvitationQueries implements InvitationQueries {
  constructor(private readonly pool: Pool) {}

  page(
    asked: PageAsked<'id' | 'endsAt', { readonly isUsable: boolean }>,
    now: Date,
  ): Promise<PageFound<InvitationRow>> {
    const { where, values } = new Conditions(now).add(
      asked.filter.isUsable,
      (given) => `${IS_USABLE} = ${given}::boolean`,
    );
    return consolePage(
      this.pool,
      {
        select: `invitation.id, invitation.note, invitation.uses, invitation.uses_left as "usesLeft",
          invitation.created_at as "createdAt", invitation.ends_at as "endsAt", invitation.revoked_at as "revokedAt",
          ${IS_USABLE} as "isUsable", ${personSql('creator')} as "createdBy", ${JOINED} as joined`,
        from: 'invitations invitation cross join (select $1::timestamptz as now) clock',
        joins: 'left join users creator on creator.id = invitation.created_by',
        where,
        values,
        sorts: { id: 'invitation.id', endsAt: 'invitation.ends_at' },
        id: 'invitation.id',
      },
      asked,
    );
  }
}
