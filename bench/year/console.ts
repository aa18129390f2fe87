import type { APerson } from '../../test/support/http/a-person.js';

interface Stats {
  readonly saturdays: ReadonlyArray<{
    readonly date: string;
    readonly requests: number;
    readonly seated: number;
  }>;
}

/**
 * Asks the running product after the last week, in a session of its admin. What is returned is the end of the page, in
 * Markdown; further answers of the console are added here.
 */
export async function askConsole(admin: APerson): Promise<string> {
  const { body } = await admin.expect('GET', '/api/admin/stats', 200);
  const { saturdays } = body as unknown as Stats;
  const rows = saturdays.map(({ date, requests, seated }) => `| ${date} | ${requests} | ${seated} |`);
  return [
    '## What the console says',
    '',
    '| Saturday | Requests | Seated |',
    '| --- | ---: | ---: |',
    ...rows,
  ].join('\n');
}
