/** Remembers at most `most` entries and forgets the one that was unused for longest. */
export class RecentlyUsed<Value> {
  /** A Map keeps the order of insertion, so the first entry is the one unused for longest. */
  private readonly entries = new Map<string, Value>();

  constructor(private readonly most: number) {}

  get(key: string): Value | undefined {
    const value = this.entries.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.entries.delete(key);
    this.entries.set(key, value);
    if (this.entries.size > this.most) this.entries.delete(this.entries.keys().next().value!);
  }
}
