/** A limit of work in steps instead of time, so that the result does not depend on the load of the machine. */
export class Budget {
  private left: number;

  constructor(steps: number) {
    this.left = steps;
  }

  get remaining(): number {
    return Math.max(0, this.left);
  }

  get spent(): boolean {
    return this.left <= 0;
  }

  spend(steps: number): void {
    this.left -= steps;
  }
}
