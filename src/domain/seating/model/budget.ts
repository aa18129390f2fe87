/** Work that may still be done, counted in steps and not in time, so that a busy machine gives the same answer. */
export class Budget {
  private _left: number;

  constructor(steps: number) {
    this._left = steps;
  }

  get spent(): boolean {
    return this._left <= 0;
  }

  spend(steps: number): void {
    this._left -= steps;
  }
}
