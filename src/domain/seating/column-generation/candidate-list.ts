/** The candidates for the next seat of a partial table, sorted by descending bound; struct of arrays, reused. */
export class CandidateList {
  count = 0;
  readonly people: Int32Array;
  /** The sum of affinities with the members of the partial table. */
  readonly sums: Float64Array;
  /** What the candidate adds to the reduced cost now, and the bound with all further members. */
  readonly gains: Float64Array;
  readonly bounds: Float64Array;

  constructor(capacity: number) {
    this.people = new Int32Array(capacity);
    this.sums = new Float64Array(capacity);
    this.gains = new Float64Array(capacity);
    this.bounds = new Float64Array(capacity);
  }

  insert(person: number, sum: number, gain: number, bound: number): void {
    let at = this.count++;
    for (; at > 0 && this.bounds[at - 1]! < bound; at--) {
      this.people[at] = this.people[at - 1]!;
      this.sums[at] = this.sums[at - 1]!;
      this.gains[at] = this.gains[at - 1]!;
      this.bounds[at] = this.bounds[at - 1]!;
    }
    this.people[at] = person;
    this.sums[at] = sum;
    this.gains[at] = gain;
    this.bounds[at] = bound;
  }

  /**
   * The sum of the best `seats` bounds from position `from` on; -Infinity where there are fewer candidates. `needed`: the
   * best position of which the table needs one; -1 where it needs none.
   */
  boundOf(from: number, seats: number, needed = -1): number {
    if (from + seats > this.count || needed >= this.count) return -Infinity;
    const others = needed < from + seats ? seats : seats - 1;
    let sum = 0;
    for (let at = from; at < from + others; at++) sum += this.bounds[at]!;
    return others === seats ? sum : sum + this.bounds[needed]!;
  }
}
