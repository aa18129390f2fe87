import type { AuditedReads } from '../audit/audited-reads.js';
import type { PageAsked, PageFound } from '../shared/page.js';
import type { Clock } from '../shared/ports.js';
import type { UserFilter, UserQueries, UserSort, UserRow } from './user-records.js';

/** Reads a page of users for staff, and writes an audit entry for every page. */
export class ListUsers {
  constructor(
    private readonly reads: AuditedReads,
    private readonly queries: UserQueries,
    private readonly clock: Clock,
  ) {}

  async execute(asked: PageAsked<UserSort, UserFilter>, moderatorId: number): Promise<PageFound<UserRow>> {
    const found = await this.queries.list(asked, { moderatorId, now: this.clock.now() });
    await this.reads.listed(moderatorId, 'user.listed', asked, found.rows.length);
    return found;
  }
}
