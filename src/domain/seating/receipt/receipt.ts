import type { Slot } from '../../shared/slot.js';

export const RECEIPT_FORMAT = 'table-receipt-1';
/** A run with fewer waiting users has no receipt: who took part could tell from it who fits with whom. */
export const SMALLEST_RECEIPT = 10;
/** A run with more waiting users has no receipt, since the file grows with their square: 1,000 users are 140 KB. */
export const LARGEST_RECEIPT = 1000;

/** An open table as a receipt has it: without its members. */
interface OpenSeats {
  readonly free: number;
  /** The nodes that fit with all members, as in `pairs`. */
  readonly fits: string;
  /** The nodes that the run has added, ascending. */
  readonly joined: readonly number[];
}

/**
 * The seating problem of one run and its result without people: nodes in random order, of which only the size and the
 * compatible pairs are known. A node is one user, or friends who come together.
 */
export interface AnonymousRun {
  /** Random digits, so that nobody can find this content by the hash that the next receipt has of it. */
  readonly salt: string;
  readonly slot: { readonly date: string; readonly meal: string; readonly venue: string };
  /** The smallest and the largest new table. */
  readonly sizes: readonly [smallest: number, largest: number];
  /** The number of users of each node. */
  readonly people: readonly number[];
  /** For each node the compatible ones before it: bit j of the hexadecimal number is node j. */
  readonly pairs: readonly string[];
  readonly open: readonly OpenSeats[];
  /** The nodes of each new table, ascending. */
  readonly tables: ReadonlyArray<readonly number[]>;
}

/**
 * A solution of the dual program: for every allowed table the values of its nodes, and of the open table, sum up to at least
 * its users. So no seating has more users than the sum of all values. In units of `1 / unit`.
 */
export interface DualValues {
  readonly unit: number;
  readonly people: readonly number[];
  readonly open: readonly number[];
}

/** A receipt before it is signed. */
export interface ReceiptContent extends AnonymousRun {
  readonly format: typeof RECEIPT_FORMAT;
  readonly engine: string;
  /** The position in the chain of receipts, from 1. */
  readonly number: number;
  /** The SHA-256 of the file of the receipt before, in hexadecimal digits; empty for the first one. */
  readonly previous: string;
  readonly values: DualValues;
  readonly seated: number;
  readonly atMost: number;
  /** The public key (Ed25519) in hexadecimal digits. */
  readonly key: string;
}

export const slotOfReceipt = ({ preferredDate, preferredTime, venueType }: Slot): AnonymousRun['slot'] => ({
  date: preferredDate,
  meal: preferredTime,
  venue: venueType,
});

export const seatedIn = ({ people, tables, open }: AnonymousRun): number =>
  [...tables, ...open.map(({ joined }) => joined)].flat().reduce((sum, node) => sum + people[node]!, 0);

/** The only spelling of a receipt: JSON with sorted keys and without spaces. */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonicalText(field)}`).join(',')}}`;
}

/** Nodes as the bits of a hexadecimal number of one digit for each four of `count`. */
export function hexOfNodes(nodes: readonly number[], count: number): string {
  const digits = Array<number>(Math.ceil(count / 4)).fill(0);
  for (const node of nodes) digits[digits.length - 1 - (node >> 2)]! |= 1 << (node & 3);
  return digits.map((digit) => digit.toString(16)).join('');
}

export function nodesOfHex(hex: string): number[] {
  const nodes: number[] = [];
  for (let at = hex.length - 1; at >= 0; at--) {
    const digit = Number.parseInt(hex[at]!, 16);
    for (let bit = 0; bit < 4; bit++) if (digit & (1 << bit)) nodes.push(4 * (hex.length - 1 - at) + bit);
  }
  return nodes;
}
