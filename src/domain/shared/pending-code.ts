import { storedId } from './aggregate-state.js';
import { answerTo, type CodeRefusal, type CodeState } from './one-time-code.js';

interface Pending extends CodeState {
  readonly id: number | null;
}

/** Base of what waits for a one-time code. */
export abstract class PendingCode<State extends Pending> {
  protected constructor(protected data: State) {}

  get state(): State {
    return { ...this.data };
  }

  get id(): number {
    return storedId(this.data);
  }

  /** For the repository, once, after the insert. */
  assignId(id: number): void {
    this.data = { ...this.data, id: this.data.id ?? id };
  }

  get codeExpiresAt(): Date {
    return this.data.codeExpiresAt;
  }

  /** Every call counts as an attempt, so the caller must save the state after a refusal too. */
  tryCode(guessDigest: string, now: Date): 'right' | CodeRefusal {
    const tries = this.data.codeTries;
    this.data = { ...this.data, codeTries: tries + 1 };
    return answerTo(guessDigest, this.data, tries, now);
  }
}

interface Keyed extends Pending {
  /** Token of the browser that made the request. */
  readonly key: string;
  readonly email: string;
  readonly triesWithoutKey: number;
}

/** One of several that may wait for an address, so that a request by a stranger does not invalidate the owner's code. */
export abstract class KeyedPendingCode<State extends Keyed> extends PendingCode<State> {
  get key(): string {
    return this.data.key;
  }

  get email(): string {
    return this.data.email;
  }

  /**
   * @param hasKey whether the browser sent the key; attempts without it have a limit of their own, so strangers cannot
   * exhaust the owner's attempts
   */
  override tryCode(guessDigest: string, now: Date, hasKey = true): 'right' | CodeRefusal {
    if (hasKey) return super.tryCode(guessDigest, now);
    const tries = this.data.triesWithoutKey;
    this.data = { ...this.data, triesWithoutKey: tries + 1 };
    return answerTo(guessDigest, this.data, tries, now);
  }
}
