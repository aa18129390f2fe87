/** A limit of work in steps instead of time, so that the result does not depend on the load of the machine. */
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
