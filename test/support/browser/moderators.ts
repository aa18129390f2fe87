import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { APerson } from '../http/a-person.js';
import { eventually } from '../eventually.js';
import { aPhoto, submitId, submitPhoto, setProfilePicture } from '../http/an-upload.js';
import { ACCOUNT_SID, startTwilioStub, AUTH_TOKEN, type TwilioStub } from '../sms/twilio-stub.js';
import { test as base } from './test.js';

/** The first admin, whom the operator named. */
export const ADMIN = { email: 'admin@tablemates.test', password: 'keeps the peace' };

interface Place {
  readonly twilio: TwilioStub;
  /** Where the product keeps its data. */
  readonly folder: string;
}

/** The product as its operator has set it up: with a first admin, and Twilio for the phones. */
export const test = base.extend<object, { place: Place }>({
  place: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'tablemates-moderation-'));
      await chmod(folder, 0o755);
      const twilio = await startTwilioStub();
      await use({ twilio, folder });
      await twilio.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ place: { twilio, folder } }, use) =>
      use({
        BOOTSTRAP_ADMIN: `${ADMIN.email}:${ADMIN.password}`,
        DATA_DIR: join(folder, 'data'),
        TWILIO_ACCOUNT_SID: ACCOUNT_SID,
        TWILIO_AUTH_TOKEN: AUTH_TOKEN,
        TWILIO_FROM: '+15005550006',
        TWILIO_API_BASE: twilio.apiBase,
      }),
    { scope: 'worker' },
  ],
  product: [
    async ({ product, place: { twilio } }, use) =>
      use({
        ...product,
        codeFor: (address, not) =>
          address.startsWith('+') ? textedCode(twilio, address) : product.codeFor(address, not),
      }),
    { scope: 'worker' },
  ],
});

/** The code of the newest text message to the number; waits for it. */
async function textedCode(twilio: TwilioStub, phoneNumber: string): Promise<string> {
  const { form } = await eventually(() =>
    Promise.resolve(twilio.received.findLast((message) => message.form.To === phoneNumber)),
  );
  return /\b\d{6}\b/.exec(form.Body!)![0];
}

export const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });
/** The decision that waits in this browser and can still be taken back. */
export const undoOf = (page: Page, what: RegExp) =>
  page.getByRole('region', { name: 'Decisions' }).getByRole('listitem').filter({ hasText: what });

/** Lets the six seconds pass in which a decision can be taken back. */
export const letDecisionsGo = (page: Page): Promise<void> => page.clock.runFor(6_000);

/** The row of the queue with this piece of work. */
export const rowOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

/** Has someone hand in an ID, or a photo beside their profile picture. */
export async function handedIn(person: APerson, kind: 'id' | 'picture'): Promise<void> {
  if (kind === 'id') await submitId(person, await aPhoto(900, 600));
  else {
    await setProfilePicture(person);
    await submitPhoto(person, await aPhoto(600, 600));
  }
}

/** The files that the product keeps. */
export const storedFiles = async (folder: string): Promise<string[]> =>
  (await readdir(join(folder, 'data', 'storage'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** How far the review of their ID has come, as they are told. */
export const statusOf = async (person: APerson): Promise<unknown> =>
  (await person.get<{ verificationStatus: string }>('/api/user')).body.verificationStatus;
