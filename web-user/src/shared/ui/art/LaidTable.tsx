import table from './round-table.svg';

/** The drawing of `RoundTable` as an image file, to keep its component out of the first download. */
export function LaidTable({ className }: { className?: string }) {
  return <img src={table} alt="" width={400} height={400} className={className} />;
}
