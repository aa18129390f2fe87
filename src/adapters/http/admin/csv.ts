type Cell = string | number | boolean | null | undefined;

/** What spreadsheets take for the beginning of a formula, in any width, and what they skip before one. */
const FORMULA = /^[\s\0]*[=+\-@＝＋－＠]/;
/** Separators of RFC 4180 and of spreadsheets in other languages, and white space that would be trimmed. */
const NEEDS_QUOTES = /[",;\r\n\t]|^\s|\s$/;
/** By this mark, Excel reads the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Writes rows as CSV (RFC 4180). A nested object becomes columns such as `about.name`, and a list is one cell.
 * A text that a spreadsheet would run as a formula is preceded by an apostrophe.
 */
export function csvOf(rows: readonly object[]): string {
  const lines = rows.map((row) => new Map(cellsOf(row)));
  const columns = [...new Set(lines.flatMap((line) => [...line.keys()]))];
  const written = [columns, ...lines.map((line) => columns.map((column) => line.get(column)))];
  return BYTE_ORDER_MARK + written.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');
}

function cellsOf(row: object, prefix = ''): Array<[string, Cell]> {
  return Object.entries(row).flatMap(([name, value]: [string, unknown]): Array<[string, Cell]> => {
    if (Array.isArray(value)) return [[prefix + name, value.map(textOf).join('; ')]];
    if (value instanceof Date) return [[prefix + name, value.toISOString()]];
    if (typeof value === 'object' && value !== null) return cellsOf(value, `${prefix}${name}.`);
    return [[prefix + name, value as Cell]];
  });
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
