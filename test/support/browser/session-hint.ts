import type { Page } from '@playwright/test';
import { SESSION_HINT } from '../../../src/adapters/http/session-hint.js';

/** Lets the app of a signed-out browser request the user, as after a session that ended elsewhere. */
export async function mayHaveSession(page: Page): Promise<void> {
  await page.addInitScript(`document.cookie = '${SESSION_HINT.name}=1; path=/'`);
}
