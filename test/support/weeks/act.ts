import { HOUR_MS } from '../../../src/domain/shared/durations.js';
import fc from 'fast-check';
import { DomainError } from '../../../src/domain/shared/domain-error.js';
import { ACTS, GIVE_UP, type Scene } from './acts.js';
import { type Look, lookAt } from './look.js';
import { Past } from './past.js';
import type { Product } from './product.js';
import { violationsOf } from './rules.js';

const MEMBERS = 30;
const MONDAY_MS = Date.parse('2026-03-02T00:00:00Z');
/** Hours of a week in UTC to which the clock moves: around the final runs, starts and ends of both coasts. */
const MOMENTS = [
  15, 39, 68, 92, 101.4, 104.4, 112.5, 134, 136.2, 138.2, 141.2, 143.2, 144.2, 146.2, 148.5, 152, 160,
];

/** How often each act is chosen. */
const WEIGHTS: Readonly<Record<string, number>> = {
  ...{
    pass: 14,
    ask: 30,
    befriend: 5,
    move: 8,
    withdraw: 3,
    leave: 5,
    cancel: 2,
    confirm: 6,
    part: 1,
    block: 1,
  },
  plan: 3,
  join: 8,
  vote: 1,
  agree: 3,
  feedback: 4,
  jobs: 6,
};

/** What the test remembers of a run. */
interface Model {
  look: Look;
  readonly past: Past;
  readonly members: readonly number[];
  moment: number;
}

/** Moves the clock to the next moment. */
async function pass(model: Model, product: Product): Promise<void> {
  const week = Math.floor(++model.moment / MOMENTS.length);
  const hours = week * 168 + MOMENTS[model.moment % MOMENTS.length]!;
  const until = new Date(MONDAY_MS + hours * HOUR_MS);
  model.past.pass(model.look, until);
  await product.moveTo(until);
}

class Act implements fc.AsyncCommand<Model, Product> {
  constructor(
    private readonly name: string,
    private readonly who: number,
    private readonly other: number,
    private readonly n: number,
  ) {}

  check(): boolean {
    return true;
  }

  async run(model: Model, product: Product): Promise<void> {
    const { look: before, past, members } = model;
    const [userId, otherId] = [members[this.who]!, members[this.other]!];
    const isSettled = this.name === 'pass';
    if (isSettled) await pass(model, product);
    else if (!(await this.act({ product, look: before, past, userId, otherId, n: this.n }))) return;
    model.look = await lookAt(product.database.pool, product.now);
    const actors = isSettled ? [] : [userId, otherId];
    const givesUp = GIVE_UP.includes(this.name);
    const step = { before, after: model.look, past, actors, givesUp, isSettled };
    const violations = violationsOf(step);
    if (violations.length > 0) throw new Error(`after ${this.toString()}:\n${violations.join('\n')}`);
  }

  /** @returns false when there was nothing to do */
  private async act(scene: Scene): Promise<boolean> {
    try {
      const doing = ACTS[this.name]!(scene);
      await doing;
      return doing !== undefined;
    } catch (error) {
      // A rule of the product refuses the act, or the rest of it.
      if (error instanceof DomainError) return true;
      throw error;
    }
  }

  toString(): string {
    return `${this.name}(${this.who}, ${this.other}, ${this.n})`;
  }
}

const member = fc.nat(MEMBERS - 1);

/** Up to `most` acts of the members. */
export const acts = (most: number) =>
  fc.commands(
    [
      fc.oneof(
        ...Object.entries(WEIGHTS).map(([name, weight]) => ({
          weight,
          arbitrary: fc
            .tuple(member, member, fc.nat(11))
            .map(([who, other, n]) => new Act(name, who, other, n)),
        })),
      ),
    ],
    { maxCommands: most, size: 'max' },
  );

/** Does the acts one after the other in a new community. @throws Error at the first one after which a rule is broken */
export const play = (product: Product, story: Iterable<fc.AsyncCommand<Model, Product>>): Promise<void> =>
  fc.asyncModelRun(async () => {
    const members = await product.begin(MEMBERS);
    const look = await lookAt(product.database.pool, product.now);
    return { model: { look, past: new Past(), members, moment: 0 }, real: product };
  }, story);
