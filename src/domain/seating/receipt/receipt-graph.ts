import { type AnonymousRun, type DualValues, nodesOfHex } from './receipt.js';

/** The graph of an anonymous run, ready for many queries. */
export class ReceiptGraph {
  readonly people: readonly number[];
  readonly smallest: number;
  readonly largest: number;
  readonly open: ReadonlyArray<{ readonly free: number; readonly fits: ReadonlySet<number> }>;
  private readonly adjacency: Uint8Array;

  constructor({ people, pairs, sizes, open }: AnonymousRun) {
    this.people = people;
    [this.smallest, this.largest] = sizes;
    this.open = open.map(({ free, fits }) => ({ free, fits: new Set(nodesOfHex(fits)) }));
    this.adjacency = new Uint8Array(people.length ** 2);
    for (const [node, hex] of pairs.entries())
      for (const other of nodesOfHex(hex)) {
        this.adjacency[node * people.length + other] = 1;
        this.adjacency[other * people.length + node] = 1;
      }
  }

  areCompatible(one: number, other: number): boolean {
    return this.adjacency[one * this.people.length + other] === 1;
  }

  neighborsOf(node: number): number[] {
    return [...this.people.keys()].filter((other) => this.areCompatible(node, other));
  }

  /** The bound of these values. No table has nodes of two components, so each component seats a whole number of users. */
  atMost({ unit, people, open }: DualValues): number {
    const sums = new Map<number, number>();
    const components = this.components();
    const add = (node: number, value: number) =>
      sums.set(components[node]!, (sums.get(components[node]!) ?? 0) + value);
    for (const [node, value] of people.entries()) add(node, value);
    for (const [at, { fits }] of this.open.entries()) add(Math.min(...fits), open[at]!);
    return [...sums.values()].reduce((all, sum) => all + Math.floor(sum / unit), 0);
  }

  /** By node: a number that is equal for nodes connected by pairs and open tables. */
  private components(): number[] {
    const label = this.people.map(() => -1);
    for (const start of label.keys()) {
      if (label[start] !== -1) continue;
      const queue = [start];
      label[start] = start;
      for (const node of queue) {
        const joined = this.open.flatMap(({ fits }) => (fits.has(node) ? [...fits] : []));
        for (const other of [...this.neighborsOf(node), ...joined]) {
          if (label[other] !== -1) continue;
          label[other] = start;
          queue.push(other);
        }
      }
    }
    return label;
  }
}
