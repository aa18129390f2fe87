import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { APerson } from '../http/a-person.js';
import { eventually } from '../eventually.js';
import { aPhoto, submitId, submitPhoto, setProfilePicture } from '../http/an-upload.js';
import { ACCOUNT_SID, startTwilioStub, AUTH_TOKEN, type TwilioStub } from '../sms/twilio-stub.js';
import { test as base } from './test.js';

/** The admin from the `BOOTSTRAP_ADMIN` option. */
export const ADMIN = { email: 'admin@tablemates.test', password: 'keeps the peace' };

interface Place {
  readonly twilio: TwilioStub;
  /** The `DATA_DIR` of the product. */
  readonly folder: string;
}

/** Playwright's `test` with the product configured for a first admin and a Twilio stub. */
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
          address.startsWith('+') ? codeFromSms(twilio, address) : product.codeFor(address, not),
      }),
    { scope: 'worker' },
  ],
});

/** Waits for a text message to the number. @returns the code of the newest */
async function codeFromSms(twilio: TwilioStub, phoneNumber: string): Promise<string> {
  const { form } = await eventually(() =>
    Promise.resolve(twilio.received.findLast((message) => message.form.To === phoneNumber)),
  );
  return /\b\d{6}\b/.exec(form.Body!)![0];
}

export const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });
/** The notice of a queued decision, with its undo button. */
export const undoNotice = (page: Page, what: RegExp) =>
  page.getByRole('region', { name: 'Decisions' }).getByRole('listitem').filter({ hasText: what });

/** Advances the clock past the undo time, so that queued decisions are sent. */
export const passUndoTime = (page: Page): Promise<void> => page.clock.runFor(6_000);

/** The row of the queue with the item of this name. */
export const queueRow = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

/** Submits an ID, or a profile picture and a photo. */
export async function submitEvidence(person: APerson, kind: 'id' | 'picture'): Promise<void> {
  if (kind === 'id') await submitId(person, await aPhoto(900, 600));
  else {
    await setProfilePicture(person);
    await submitPhoto(person, await aPhoto(600, 600));
  }
}

/** @returns the paths of all files in the product's storage */
export const storedFiles = async (folder: string): Promise<string[]> =>
  (await readdir(join(folder, 'data', 'storage'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** @returns the state of the user's ID verification, from the response of `/api/user` */
export const idReviewStatus = async (person: APerson): Promise<unknown> =>
  (await person.get<{ verificationStatus: string }>('/api/user')).body.verificationStatus;
