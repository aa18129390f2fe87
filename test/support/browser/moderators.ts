import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { APerson } from '../http/a-person.js';
import { aPhoto, submitId, submitPhoto, setProfilePicture } from '../http/an-upload.js';

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
export const storedFiles = async (dataDir: string): Promise<string[]> =>
  (await readdir(join(dataDir, 'storage'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** @returns the state of the user's ID verification, from the response of `/api/user` */
export const idReviewStatus = async (person: APerson): Promise<unknown> =>
  (await person.get<{ verificationStatus: string }>('/api/user')).body.verificationStatus;
