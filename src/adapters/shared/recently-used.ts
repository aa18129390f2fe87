/** Remembers entries up to a weight and forgets those that were unused for longest. */
export class RecentlyUsed<Value> {
  /** A Map keeps the order of insertion, so the first entry is the one unused for longest. */
  private readonly entries = new Map<string, Value>();
  private weight = 0;

  /** @param weigh what an entry counts for; each counts one where nothing is said, so that `most` is their number */
  constructor(
    private readonly most: number,
    private readonly weigh: (value: Value) => number = () => 1,
  ) {}

  get(key: string): Value | undefined {
    const value = this.entries.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.forget(key);
    this.entries.set(key, value);
    this.weight += this.weigh(value);
    while (this.weight > this.most) this.forget(this.entries.keys().next().value!);
  }

  private forget(key: string): void {
    const value = this.entries.get(key);
    if (value === undefined) return;
    this.entries.delete(key);
    this.weight -= this.weigh(value);
  }
}
