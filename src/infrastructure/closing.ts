/** What has to be closed, last opened first. */
export class Closing {
  private readonly steps: Array<() => Promise<void> | void> = [];
  private running?: Promise<void>;

  add(close: () => Promise<void> | void): void {
    this.steps.push(close);
  }

  /** Closes everything, also when one of them fails. @throws the first failure, at the end */
  run(): Promise<void> {
    return (this.running ??= this.closeAll());
  }

  private async closeAll(): Promise<void> {
    const failures: unknown[] = [];
    for (const close of this.steps.reverse()) {
      try {
        await close();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}
