import type { Locator, Page } from '@playwright/test';

const MOST_TABS = 60;

/** A keyboard user: reaches every control by Tab. */
export class KeyboardOnly {
  constructor(private readonly page: Page) {}

  /** @throws when Tab does not reach it */
  async reach(target: Locator): Promise<void> {
    await target.waitFor({ state: 'attached' });
    for (let presses = 0; presses <= MOST_TABS; presses++) {
      if (await target.and(this.page.locator(':focus')).count()) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${String(target)}`);
  }

  async press(key: string, target: Locator): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.press(key);
  }

  async type(text: string, target: Locator): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.type(text);
  }
}
