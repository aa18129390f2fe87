import type {
  AnnouncementFilter,
  AnnouncementRecords,
  AnnouncementSort,
} from '../../../application/announcements/ports.js';
import type { PageAsked, PageFound } from '../../../application/shared/page.js';
import { Conditions, consolePage } from '../console-sql.js';
import type { ReadQueries } from '../read-queries.js';

const ROW = `a.id, a.subject, a.audience, a.status, a.started_at as "startedAt", a.mailed,
  a.changed_at as "changedAt"`;
const SORTS: Record<AnnouncementSort, string> = { id: 'a.id', changedAt: 'a.changed_at' };

export class PostgresAnnouncementRecords implements AnnouncementRecords {
  /** @param reads the primary, so that a draft is listed as soon as it is saved */
  constructor(private readonly reads: ReadQueries) {}

  page(asked: PageAsked<AnnouncementSort, AnnouncementFilter>): Promise<PageFound<object>> {
    const { where, values } = new Conditions()
      .add(asked.filter.id, (list) => `a.id = any (${list}::int[])`)
      .add(asked.filter.status, (status) => `a.status = ${status}`);
    const list = { select: ROW, from: 'announcements a', where, values, sorts: SORTS, id: SORTS.id };
    return consolePage(this.reads, list, asked);
  }
}
