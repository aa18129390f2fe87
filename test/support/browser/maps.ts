import { readFileSync } from 'node:fs';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { standInFor } from './witness.js';

const GOOGLE = readFileSync(new URL('stand-in-google.js', import.meta.url), 'utf8');

/** Where the people of these stories stand. */
export const HERE = { latitude: 42.3601, longitude: -71.0601 };
export const ALLOWED = { permissions: ['geolocation'], geolocation: HERE };

/** Answers every tile with a green one. @returns the addresses that were asked for, oldest first */
export async function startTileStub(context: BrowserContext): Promise<string[]> {
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

/** The zoom of the tile at this address. */
export const zoomOf = (tile: string): number => Number(/org\/(\d+)\//.exec(tile)![1]);

const TILE_PIXELS = 256;

/**
 * The zoom at which the map stands still, as two pins tell by how far apart they are; NaN while it zooms. The tiles cannot
 * tell: those of the zoom before may still be there, and are not asked for again.
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
