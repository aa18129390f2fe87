import table from './round-table.svg';

/**
 * The laid table of the front pages as a picture file: the same drawing as `RoundTable`, without its code, which
 * the first download need not carry.
 */
export function LaidTable({ className }: { className?: string }) {
  return <img src={table} alt="" width={400} height={400} className={className} />;
}
