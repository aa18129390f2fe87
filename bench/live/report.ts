/** Three significant digits at most, without an exponent. */
export function short(value: number): string {
  if (!Number.isFinite(value)) return '-';
  const decimals = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toFixed(decimals);
}

/** Prints a Markdown table. */
export function printTable(
  title: string,
  head: readonly string[],
  rows: ReadonlyArray<readonly string[]>,
): void {
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  console.log(`\n${title}\n`);
  console.log([line(head), line(rule), ...rows.map(line)].join('\n'));
}
