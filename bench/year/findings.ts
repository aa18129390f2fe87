/** The invariants by name, with what each of them promises. */
export const INVARIANTS = {
  answers: 'no answer is a failure, or a refusal that no rule of the product explains',
  seats: 'nobody has a seat at two tables or meetups that begin at the same time',
  pairs: 'every pair at a table fits by what both said, and never met too lately, nor is kept apart',
  sizes: 'a table of the engine has at most six members, and at least three once it is final',
  finals: 'a final run leaves no table undecided, also where the process is killed in it',
  told: 'every member of a table is told the same members, and they are those of its rows',
  mails: 'every mail that was queued arrives, and no mail arrives twice',
  retention: 'what is past its retention is gone, and nothing tells of who is gone',
  blocks: 'nothing of a blocked member is in any answer or frame to the other',
  counters: 'counters are equal to the rows that they count',
  memory:
    'the heap of the last quarter is that of the second one, and resident memory grew no more than the town',
} as const;

export type Invariant = keyof typeof INVARIANTS;

/** How often each invariant was looked at, and what was found against it. */
export class Findings {
  readonly looks = new Map<Invariant, number>();
  readonly broken: Array<{ readonly invariant: Invariant; readonly what: string; readonly when: string }> =
    [];
  /** The moment of the simulated year. */
  when = '';

  /** @param print is told each finding at once */
  constructor(private readonly print: (line: string) => void) {}

  look(invariant: Invariant, found: readonly string[]): void {
    this.looks.set(invariant, (this.looks.get(invariant) ?? 0) + 1);
    for (const what of found) this.add(invariant, what);
  }

  add(invariant: Invariant, what: string): void {
    if (this.broken.some((one) => one.invariant === invariant && one.what === what)) return;
    this.broken.push({ invariant, what, when: this.when });
    this.print(`BROKEN ${invariant}, ${this.when}: ${what}`);
  }
}
