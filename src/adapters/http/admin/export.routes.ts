import type { AuditedReads } from '../../../application/audit/audited-reads.js';
import type { PageAsked, PagePlace } from '../../../application/shared/page.js';
import { route, type Route } from '../route.js';
import { csvOf } from './csv.js';
import { ExportQuery } from './list-query.js';
import { type ExportedList, isListRoute, type ListRoute } from './list-route.js';

/** Most rows of an export. */
const MAX_ROWS = 5000;
/** Rows read at a time. */
const PAGE_ROWS = 500;

/** An export for each list of the console. */
export const exportRoutes = (routes: readonly Route[], reads: AuditedReads): Route[] =>
  routes.filter(isListRoute).map((list) => exportRoute(list, reads));

function exportRoute({ exported, tag, operationId }: ListRoute, reads: AuditedReads): Route {
  const { name } = exported;
  return route({
    method: 'get',
    path: `/api/admin/exports/${name}`,
    tag,
    operationId: operationId.replace(/^list/, 'export'),
    summary: `Export at most ${MAX_ROWS} rows of this list, ${name}, as CSV; audited`,
    access: 'admin',
    isAudited: true,
    query: ExportQuery,
    responses: {
      200: {
        description: 'The file; `Content-Range` has the rows of it and of the list',
        mediaType: 'text/csv',
        headers: ['Content-Range', 'Content-Disposition'],
        // Each export is a line of the audit log, so the next one of that list differs.
        isStreamed: true,
      },
    },
    handle: async ({ userId, query, response }) => {
      const asked = exported.rules(query);
      const { rows, total } = await readAll(exported, asked, userId);
      await reads.exported(userId, name, asked, rows.length);
      const range = rows.length === 0 ? '*' : `0-${rows.length - 1}`;
      response.setHeader('Content-Range', `${name} ${range}/${total}`);
      response.attachment(`${name}.csv`).type('text/csv; charset=utf-8').end(csvOf(rows));
    },
  });
}

async function readAll(
  { read }: ExportedList,
  asked: PageAsked<string, object>,
  staffId: number,
): Promise<{ readonly rows: readonly object[]; readonly total: number }> {
  const rows: object[] = [];
  let after: PagePlace | null | undefined = null;
  for (;;) {
    const limit = Math.min(PAGE_ROWS, MAX_ROWS - rows.length);
    const page = await read({ ...asked, offset: rows.length, limit, after }, staffId);
    rows.push(...page.rows);
    after = page.end;
    if (!after || rows.length >= MAX_ROWS) return { rows, total: page.total };
  }
}
