/** A rate limit that allows bursts: `capacity` tokens, refilled continuously within `seconds`. */
export class TokenBucket {
  private tokens: number;
  private filledAt: number;

  constructor(
    private readonly capacity: number,
    private readonly seconds: number,
    /** A monotonic clock in milliseconds. */
    private readonly now: () => number = () => performance.now(),
  ) {
    this.tokens = capacity;
    this.filledAt = now();
  }

  /** @returns false when no token is left */
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
