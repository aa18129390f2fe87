/**
 * Lets those who want the same thing come one after another, in the order in which they asked. It holds within this
 * process alone and guards nothing: it keeps a crowd from waiting for one row with all the connections there are.
 */
export class Turns {
  private readonly last = new Map<number, Promise<unknown>>();

  /** Begins once everybody before is done, however that ended. Not for use inside a unit of work. */
  take<T>(wanted: number, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(wanted) ?? Promise.resolve();
    const mine = before.then(work, work);
    this.last.set(wanted, mine);
    const leave = () => {
      if (this.last.get(wanted) === mine) this.last.delete(wanted);
    };
    mine.then(leave, leave);
    return mine;
  }

  /** For how many things somebody waits or is at it. */
  get size(): number {
    return this.last.size;
  }
}
