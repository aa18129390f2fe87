import type {
  BiasReportResponse,
  FairnessResponse,
} from '../../src/adapters/http/seating/fairness.admin.dto.js';
import type { APerson } from '../../test/support/http/a-person.js';

interface Stats {
  readonly saturdays: ReadonlyArray<{
    readonly date: string;
    readonly requests: number;
    readonly seated: number;
  }>;
}

type Share = NonNullable<FairnessResponse['quarters'][number]['shares']>['all'];

/** Enough for the 50 runs of a Saturday in parts of 15 seconds. */
const MOST_PARTS = 60;

/** Asks the running product after the last week, in a session of its admin. @returns the end of the page, in Markdown */
export async function askConsole(admin: APerson): Promise<string> {
  const parts = [await saturdaysOf(admin), await sharesOf(admin), await biasOf(admin)];
  return parts.flat().join('\n');
}

async function saturdaysOf(admin: APerson): Promise<string[]> {
  const { body } = await admin.expect('GET', '/api/admin/stats', 200);
  const { saturdays } = body as unknown as Stats;
  const rows = saturdays.map(({ date, requests, seated }) => `| ${date} | ${requests} | ${seated} |`);
  return [
    '## What the console says',
    '',
    '| Saturday | Requests | Seated |',
    '| --- | ---: | ---: |',
    ...rows,
  ];
}

/** Who got seats in the last quarter that is over, by the console's audit. */
async function sharesOf(admin: APerson): Promise<string[]> {
  const { body } = await admin.expect('GET', '/api/admin/fairness', 200);
  const [quarter] = (body as unknown as FairnessResponse).quarters;
  const title = `## Who got seats in the quarter from ${quarter!.from}`;
  if (!quarter!.shares) return ['', title, '', 'There were too few people.'];
  const rows = quarter!.shares.dimensions.flatMap(({ dimension, cells }) =>
    cells.map(({ cell, share }) => `| ${dimension} | ${cell} | ${share ? textOf(share) : 'hidden | | '} |`),
  );
  const head = ['| By | | Requests | Seated | Wait (Saturdays) |', '| --- | --- | ---: | ---: | ---: |'];
  return ['', title, '', ...head, ...rows];
}

const textOf = ({ requests, percentSeated, meanWait }: Share): string =>
  `${requests} | ${percentSeated} % | ${meanWait ?? '–'}`;

/** Tests the last Saturday for bias, part by part. */
async function biasOf(admin: APerson): Promise<string[]> {
  let sums: readonly number[] = [];
  for (let part = 0; part < MOST_PARTS; part++) {
    const { body } = await admin.expect('POST', '/api/admin/fairness/bias-test', 200, { sums });
    const report = body as unknown as BiasReportResponse;
    if (report.verdict ?? report.skipped) return ['', `Test for bias: ${verdictOf(report)}.`];
    sums = report.sums;
  }
  return ['', `Test for bias: not done after ${MOST_PARTS} parts.`];
}

function verdictOf({ requests, skipped, verdict }: BiasReportResponse): string {
  if (!verdict) return `skipped, ${skipped}`;
  const leans = verdict.leans.map(({ trait, deviations }) => `${trait} ${deviations}`).join(', ');
  const found = verdict.isBiased ? 'a bias' : verdict.isOpen ? 'none' : 'the rules decided every seat';
  return `${found}, ${requests} requests, p ${verdict.p}, deviations: ${leans}`;
}
