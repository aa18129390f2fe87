/** Limits a rate but lets a burst through: it holds `capacity` tokens and fills up within `seconds`. */
export class TokenBucket {
  private tokens: number;
  private filledAt: number;

  constructor(
    private readonly capacity: number,
    private readonly seconds: number,
    /** Milliseconds of a clock that never goes back. */
    private readonly now: () => number = () => performance.now(),
  ) {
    this.tokens = capacity;
    this.filledAt = now();
  }

  /** Takes a token. @returns false when there is none */
  take(): boolean {
    const now = this.now();
    const gained = ((now - this.filledAt) / 1000) * (this.capacity / this.seconds);
    this.tokens = Math.min(this.capacity, this.tokens + gained);
    this.filledAt = now;
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }
}
