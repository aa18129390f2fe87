/** The options of a benchmark that is called as `npm run bench -- NAME --rounds 3 --seconds 5`. */
export class Options {
  constructor(private readonly words: readonly string[]) {}

  text(name: string): string | undefined {
    const at = this.words.indexOf(`--${name}`);
    return at < 0 ? undefined : this.words[at + 1];
  }

  /** @throws RangeError for anything but a positive number */
  number(name: string, byDefault: number): number {
    const value = Number(this.text(name) ?? byDefault);
    if (!(value > 0)) throw new RangeError(`--${name} must be a positive number.`);
    return value;
  }

  /** A comma-separated list. */
  list(name: string, byDefault: readonly string[]): readonly string[] {
    return this.text(name)?.split(',') ?? byDefault;
  }
}
