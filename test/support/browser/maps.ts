import { readFileSync } from 'node:fs';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { mockHost } from './page-observer.js';

const GOOGLE = readFileSync(new URL('fake-google-maps.js', import.meta.url), 'utf8');

/** The position of the users in these stories. */
export const HERE = { latitude: 42.3601, longitude: -71.0601 };
export const ALLOWED = { permissions: ['geolocation'], geolocation: HERE };

/**
 * Responds to every tile request with a green tile.
 * @returns the requested URLs, oldest first
 */
export async function startTileStub(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#cfe3c2' } })
    .png()
    .toBuffer();
  await mockHost(context, 'https://tile.openstreetmap.org/', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'image/png', body: tile });
  });
  return asked;
}

/** The zoom level in the URL of a tile. */
export const zoomOf = (tile: string): number => Number(/org\/(\d+)\//.exec(tile)![1]);

const TILE_PIXELS = 256;

/**
 * The zoom level of a map at rest, computed from the distance between two pins; NaN during a zoom. Tiles cannot be
 * used, because cached ones are not requested again.
 * @param pins the longitudes of two places, by name
 */
export async function zoomShown(page: Page, pins: Readonly<Record<string, number>>): Promise<number> {
  const boxes = await Promise.all(Object.keys(pins).map((name) => pinOf(page, name).boundingBox()));
  if (await page.locator('.leaflet-zoom-anim').count()) return NaN;
  const [pixels, degrees] = [boxes.map((box) => box!.x), Object.values(pins)].map(([one, other]) =>
    Math.abs(one! - other!),
  );
  return Math.log2((pixels! * 360) / (degrees! * TILE_PIXELS));
}

/** A place on the map, and in the list. */
export const pinOf = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Map of nearby places' }).getByRole('button', { name, exact: true });
export const itemOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ hasText: name }).getByRole('button').first();

/** A place in the format of the Google API. */
export interface AGooglePlace {
  readonly id: string;
  readonly displayName: string;
  readonly rating?: number;
  readonly priceLevel?: string;
  readonly regularOpeningHours?: object;
  readonly utcOffsetMinutes?: number;
  readonly types?: readonly string[];
  readonly at?: readonly [latitude: number, longitude: number];
}

interface GoogleNotes {
  searches: Array<Record<string, unknown>>;
  view: { center: { lat: number; lng: number }; zoom: number };
}

/** The calls of the fake on this page. */
export const googleCalls = (page: Page): Promise<GoogleNotes> =>
  page.evaluate<GoogleNotes>('window.googleNotes');

/**
 * Replaces the script of Google Maps by a fake; the loader that requests it is the real one. `refuseKey` reports a
 * rejected API key, as Google does, after a map is displayed; `refuseSearches` rejects every search for places.
 * @returns the requested URLs of the script
 */
export async function fakeGoogleMaps(
  context: BrowserContext,
  places: readonly AGooglePlace[],
  { refuseKey = false, refuseSearches = false } = {},
): Promise<string[]> {
  const asked: string[] = [];
  await mockHost(context, 'https://maps.googleapis.com/maps/api/js', (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      body: `const story = ${JSON.stringify({ places, refuseKey, refuseSearches, here: HERE })};\n${GOOGLE}`,
    });
  });
  return asked;
}
