/** The chat rooms whose messages this process is storing now. */
export class RoomsInFlight {
  private readonly taken = new Set<number>();
  private readonly waiting = new Map<number, Array<() => void>>();

  has(matchId: number): boolean {
    return this.taken.has(matchId);
  }

  take(matchId: number): void {
    this.taken.add(matchId);
  }

  /** Called when the room's messages have been announced, or were not stored. */
  release(matchId: number): void {
    this.taken.delete(matchId);
    for (const resolve of this.waiting.get(matchId) ?? []) resolve();
    this.waiting.delete(matchId);
  }

  /** Resolves when messages of the room that are being stored now have been announced. */
  settled(matchId: number): Promise<void> {
    if (!this.taken.has(matchId)) return Promise.resolve();
    return new Promise((resolve) => {
      const waiting = this.waiting.get(matchId);
      if (waiting) waiting.push(resolve);
      else this.waiting.set(matchId, [resolve]);
    });
  }
}
