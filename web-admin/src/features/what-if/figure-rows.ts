import { LOCALE } from '../../shared/i18n/language.js';
import { t } from './messages.js';
import type { PlanFigures } from './what-if.js';

/** A line of the result. */
export interface FigureRow {
  readonly label: string;
  readonly current: string;
  readonly proposed: string;
  /** With its sign; a dash where one of the values is not known. */
  readonly difference: string;
}

type Counted = Exclude<keyof PlanFigures, 'sizes'>;

/** In the order of the table; the sizes follow the number of tables. */
const FIRST: readonly Counted[] = ['seated', 'atMost', 'waiting', 'tables'];
const LAST: readonly Counted[] = [
  'medianMiles',
  'ninthDecileMiles',
  'medianYears',
  'ninthDecileYears',
  'affinity',
  'pairsAgain',
];
const NUMBER = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });
const SIGNED = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1, signDisplay: 'always' });

export function figureRows(current: PlanFigures, proposed: PlanFigures): FigureRow[] {
  const rowOf = (name: Counted) => row(t(name), current[name], proposed[name]);
  const sizes = [...current.sizes, ...proposed.sizes].map(({ size }) => size);
  const bySize = [...new Set(sizes)]
    .sort((a, b) => a - b)
    .map((size) => row(t('tablesOf', { size }), tablesOf(current, size), tablesOf(proposed, size)));
  return [...FIRST.map(rowOf), ...bySize, ...LAST.map(rowOf)];
}

const tablesOf = ({ sizes }: PlanFigures, asked: number): number =>
  sizes.find(({ size }) => size === asked)?.tables ?? 0;

function row(label: string, current: number | null, proposed: number | null): FigureRow {
  return { label, current: text(current), proposed: text(proposed), difference: change(current, proposed) };
}

const text = (value: number | null): string => (value === null ? t('unknown') : NUMBER.format(value));

function change(current: number | null, proposed: number | null): string {
  if (current === null || proposed === null) return current === proposed ? t('same') : t('unknown');
  return current === proposed ? t('same') : SIGNED.format(proposed - current);
}
