import { readFileSync } from 'node:fs';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { standInFor } from './witness.js';

const GOOGLE = readFileSync(new URL('stand-in-google.js', import.meta.url), 'utf8');

/** Where the people of these stories stand. */
export const HERE = { latitude: 42.3601, longitude: -71.0601 };
export const ALLOWED = { permissions: ['geolocation'], geolocation: HERE };

/** Answers every tile with a green one. @returns the addresses that were asked for, oldest first */
export async function standInTiles(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#cfe3c2' } })
    .png()
    .toBuffer();
  await standInFor(context, 'https://tile.openstreetmap.org/', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'image/png', body: tile });
  });
  return asked;
}

/** Zoom and number of the tiles last asked for. */
export const zoomOf = (tile: string): number => Number(/org\/(\d+)\//.exec(tile)![1]);

/** What is shown of the places: on the map, and in the list. */
export const pinOf = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Map of nearby places' }).getByRole('button', { name, exact: true });
export const itemOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ hasText: name }).getByRole('button').first();

/** A place as Google's code answers it. */
export interface AGooglePlace {
  readonly id: string;
  readonly displayName: string;
  readonly rating?: number;
  readonly priceLevel?: string;
  readonly types?: readonly string[];
  readonly at?: readonly [latitude: number, longitude: number];
}

interface GoogleNotes {
  searches: Array<Record<string, unknown>>;
  view: { center: { lat: number; lng: number }; zoom: number };
}

/** What the stand-in was asked for on this page. */
export const askedOfGoogle = (page: Page): Promise<GoogleNotes> =>
  page.evaluate<GoogleNotes>('window.googleNotes');

/**
 * Stands in for the script of Google Maps; the loader that asks for it is the real one. `refuseKey` has it say so as
 * Google does, once a map is on the screen; `refuseSearches` has it refuse every search for places.
 * @returns the addresses the script was asked for under
 */
export async function standInGoogle(
  context: BrowserContext,
  places: readonly AGooglePlace[],
  { refuseKey = false, refuseSearches = false } = {},
): Promise<string[]> {
  const asked: string[] = [];
  await standInFor(context, 'https://maps.googleapis.com/maps/api/js', (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      body: `const story = ${JSON.stringify({ places, refuseKey, refuseSearches, here: HERE })};\n${GOOGLE}`,
    });
  });
  return asked;
}
