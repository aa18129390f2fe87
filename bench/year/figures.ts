import { short } from '../live/report.js';
import { median } from '../live/statistics.js';
import { INVARIANTS } from './findings.js';
import type { Memory } from './memory.js';
import type { Staff } from './moderators.js';
import type { Town } from './town.js';

/** What happened on a Saturday, besides what the memory of the town has. */
export interface SaturdayFigures {
  readonly date: string;
  readonly asked: number;
  /** Hours from the request to the end of waiting, of those who sat there. */
  readonly waits: readonly number[];
  readonly members: number;
  readonly heapMb: number;
  readonly residentMb: number;
  readonly mails: number;
  readonly seconds: number;
  /** Of the product, of PostgreSQL and of this process. */
  readonly cpuSeconds: number;
}

/** The end of the page, which a further audit of the year can follow. */
export interface Year {
  readonly town: Town;
  readonly memory: Memory;
  readonly staff: Staff;
  readonly saturdays: readonly SaturdayFigures[];
  /** The faults, with what they did. */
  readonly faults: ReadonlyMap<string, string>;
  readonly seconds: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? NaN : sum(numbers) / numbers.length;
const quantile = (numbers: readonly number[], part: number): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) * part)] ?? NaN;
const percent = (part: number, whole: number): string => `${short((100 * part) / whole)}%`;
const row = (...cells: ReadonlyArray<string | number>): string => `| ${cells.join(' | ')} |`;

/** The page of a year, as Markdown. */
export function pageOf(year: Year): string {
  return [...headOf(year), ...seatsOf(year), ...workOf(year), ...faultsOf(year), ...checksOf(year)].join(
    '\n',
  );
}

function headOf({ town, saturdays, seconds }: Year): string[] {
  const { seed, members, weeks } = town.plan;
  const days = saturdays.map(({ date }) => date);
  return [
    '# A year of a town',
    '',
    `Seed ${seed}, ${members} members, ${saturdays.length} of ${weeks} Saturdays from ${days[0]} to ${days.at(-1)}; ` +
      `${town.actCount} acts (digest ${town.digest}), ${short(seconds / 60)} minutes, ${short(sum(saturdays.map((each) => each.cpuSeconds)) / 60)} minutes of CPU.`,
    '',
  ];
}

function seatsOf({ town, memory, saturdays }: Year): string[] {
  const tables = [...memory.past.values()];
  const seats = sum(tables.map(({ userIds }) => userIds.length));
  const asked = sum(saturdays.map((each) => each.asked));
  const waits = saturdays.flatMap((each) => each.waits);
  const pairs = new Map<string, number>();
  for (const { userIds } of tables)
    for (const a of userIds)
      for (const b of userIds) if (a < b) pairs.set(`${a}/${b}`, (pairs.get(`${a}/${b}`) ?? 0) + 1);
  const repeated = [...pairs.values()].filter((times) => times > 1).length;
  const perMember = Map.groupBy(
    tables.flatMap(({ userIds }) => userIds),
    (id) => id,
  );
  const sizes = Map.groupBy(tables, ({ userIds }) => userIds.length);
  return [
    row('Figure', 'Value'),
    row('---', '---:'),
    row('requests that were open at their final run', asked),
    row('seats at tables that began', seats),
    row('seated of those who asked', percent(seats, asked)),
    row('worst Saturday', percentOfWorst(saturdays)),
    row(
      'days from the request to the seat: mean, half, nine of ten',
      [mean(waits), median(waits), quantile(waits, 0.9)].map((hours) => short(hours / 24)).join(', '),
    ),
    row('tables', tables.length),
    ...[...sizes]
      .sort(([a], [b]) => a - b)
      .map(([size, of]) => row(`tables of ${size}`, `${of.length} (${percent(of.length, tables.length)})`)),
    row('pairs that met', pairs.size),
    row('pairs that met more than once', `${repeated} (${percent(repeated, pairs.size)})`),
    row('members with a seat in the year', perMember.size),
    row(
      'seats of such a member: mean, most',
      `${short(seats / perMember.size)}, ${Math.max(...[...perMember.values()].map((all) => all.length))}`,
    ),
    row('seats whose member did not come', sum(tables.map(({ absent }) => absent.size))),
    row(
      'members at the end; who deleted their account',
      `${town.here.length}; ${town.residents.filter(({ state }) => state === 'gone').length}`,
    ),
  ];
}

const percentOfWorst = (saturdays: readonly SaturdayFigures[]): string => {
  const shares = saturdays
    .filter(({ asked }) => asked > 0)
    .map(({ asked, waits, date }) => ({ share: waits.length / asked, date }));
  const worst = shares.sort((a, b) => a.share - b.share)[0];
  return worst ? `${short(100 * worst.share)}% on ${worst.date}` : '-';
};

function workOf({ town, memory, staff, saturdays }: Year): string[] {
  const hours = staff.decisions.map((decision) => decision.hours);
  const outcomes = Map.groupBy(staff.decisions, ({ outcome }) => outcome);
  const seats = sum([...memory.past.values()].map(({ userIds }) => userIds.length));
  const mails = town.mails.taken.length;
  const secondAndLast = (of: 'heapMb' | 'residentMb'): string =>
    [1, 3].map((quarter) => short(quarterOf(saturdays, quarter, of))).join(', ');
  return [
    row(
      'reports decided',
      `${staff.decisions.length} (${[...outcomes].map(([name, of]) => `${name} ${of.length}`).join(', ')})`,
    ),
    row(
      'hours from a report to its decision: mean, half, most',
      [mean(hours), median(hours), Math.max(...hours)].map(short).join(', '),
    ),
    row('members suspended for two weeks', staff.suspensions),
    row('mails', mails),
    row('mails per seat', short(mails / seats)),
    row('MB of the heap after a collection: second quarter, last quarter', secondAndLast('heapMb')),
    row('MB of resident memory: second quarter, last quarter', secondAndLast('residentMb')),
    row(
      'seconds of a week: half, most',
      [median(saturdays.map((each) => each.seconds)), Math.max(...saturdays.map((each) => each.seconds))]
        .map(short)
        .join(', '),
    ),
    '',
  ];
}

/** The middle value of a quarter. @param quarter 0 to 3 */
export function quarterOf(
  saturdays: readonly SaturdayFigures[],
  quarter: number,
  of: 'heapMb' | 'residentMb' | 'members',
): number {
  const length = Math.ceil(saturdays.length / 4);
  return median(saturdays.slice(quarter * length, (quarter + 1) * length).map((each) => each[of]));
}

const faultsOf = ({ faults }: Year): string[] => [
  '## Faults',
  '',
  ...(faults.size === 0 ? ['None was due.'] : [...faults].map(([name, did]) => `- **${name}**: ${did}`)),
  '',
];

const checksOf = ({ town: { findings } }: Year): string[] => [
  '## Invariants',
  '',
  row('Invariant', 'Promise', 'Looks', 'Broken'),
  row('---', '---', '---:', '---:'),
  ...(Object.keys(INVARIANTS) as Array<keyof typeof INVARIANTS>).map((name) =>
    row(
      name,
      INVARIANTS[name],
      findings.looks.get(name) ?? '-',
      findings.broken.filter(({ invariant }) => invariant === name).length,
    ),
  ),
  '',
  ...findings.broken.slice(0, 100).map(({ invariant, when, what }) => `- ${invariant}, ${when}: ${what}`),
];
