/** An invalid element of the list; the message is one line with its zero-based index. */
export class BadElement extends Error {
  constructor(element: number, problem: string) {
    super(`element ${element}: ${problem}`);
  }
}

interface Range {
  readonly min?: number;
  readonly max?: number;
}

/** Parses the fields of one element. Every method throws BadElement if a field is invalid. */
export class Fields {
  private readonly fields: Readonly<Record<string, unknown>>;

  constructor(
    value: unknown,
    private readonly element: number,
    private readonly path = '',
  ) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.refuse(`${path.slice(0, -1) || 'it'} must be an object`);
    }
    this.fields = value as Record<string, unknown>;
  }

  refuse(problem: string): never {
    throw new BadElement(this.element, problem);
  }

  /** @returns the parsed field; null if it is absent or null */
  optional<T>(name: string, read: () => T): T | null {
    return this.fields[name] == null ? null : read();
  }

  number(name: string, { min = -Infinity, max = Infinity }: Range = {}): number {
    const value = this.fields[name];
    if (typeof value !== 'number' || !Number.isFinite(value)) return this.refuseField(name, 'a number');
    if (value < min || value > max) return this.refuseField(name, `a number ${rangeInWords(min, max)}`);
    return value;
  }

  wholeNumber(name: string, range: Range = {}): number {
    const value = this.number(name, range);
    return Number.isSafeInteger(value) ? value : this.refuseField(name, 'a whole number');
  }

  text(name: string, fits: (text: string) => boolean, description: string): string {
    const value = this.fields[name];
    return typeof value === 'string' && fits(value) ? value : this.refuseField(name, description);
  }

  oneOf<T extends string>(name: string, choices: readonly T[]): T {
    const choice = choices.find((each) => each === this.fields[name]);
    return choice ?? this.refuseField(name, `one of ${choices.join(', ')}`);
  }

  flag(name: string): boolean {
    const value = this.fields[name];
    return typeof value === 'boolean' ? value : this.refuseField(name, 'true or false');
  }

  /** @returns an empty list if the field is absent */
  list<T>(name: string, fits: (item: unknown) => item is T, description: string): T[] {
    const value = this.fields[name] ?? [];
    return Array.isArray(value) && value.every(fits)
      ? value
      : this.refuseField(name, `a list of ${description}`);
  }

  /** @returns the fields of a nested object; null if it is absent or null */
  nested(name: string): Fields | null {
    return this.optional(name, () => new Fields(this.fields[name], this.element, `${this.path}${name}.`));
  }

  private refuseField(name: string, expected: string): never {
    return this.refuse(`${this.path}${name} must be ${expected}`);
  }
}

function rangeInWords(min: number, max: number): string {
  return max === Infinity ? `not below ${min}` : `from ${min} to ${max}`;
}
