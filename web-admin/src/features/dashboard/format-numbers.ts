const SHORT_DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const PERCENT = new Intl.NumberFormat('en-US', { style: 'percent' });

/** Formats a date without a time zone as "Nov 28". */
export const formatShortDay = (date: string): string => SHORT_DAY.format(new Date(`${date}T00:00:00Z`));

/** Formats a share from 0 to 1 as "64%". */
export const formatPercent = (share: number): string => PERCENT.format(share);

/** Formats a count with its noun: "1 table", "1,204 tables". */
export const formatCount = (number: number, one: string, many = `${one}s`): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
