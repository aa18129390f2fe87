/** Who could take the next chair at a table that is being filled, those of most hope first. */
export class Candidates {
  count = 0;
  readonly people: Int32Array;
  readonly sums: Float64Array;
  readonly gains: Float64Array;
  readonly hopes: Float64Array;

  constructor(most: number) {
    this.people = new Int32Array(most);
    this.sums = new Float64Array(most);
    this.gains = new Float64Array(most);
    this.hopes = new Float64Array(most);
  }

  insert(person: number, sum: number, gain: number, hope: number): void {
    let at = this.count++;
    for (; at > 0 && this.hopes[at - 1]! < hope; at--) {
      this.people[at] = this.people[at - 1]!;
      this.sums[at] = this.sums[at - 1]!;
      this.gains[at] = this.gains[at - 1]!;
      this.hopes[at] = this.hopes[at - 1]!;
    }
    this.people[at] = person;
    this.sums[at] = sum;
    this.gains[at] = gain;
    this.hopes[at] = hope;
  }

  /** What the best `chairs` from there on could add; -Infinity where there are not so many. */
  bestOf(from: number, chairs: number): number {
    if (from + chairs > this.count) return -Infinity;
    let sum = 0;
    for (let at = from; at < from + chairs; at++) sum += this.hopes[at]!;
    return sum;
  }
}
