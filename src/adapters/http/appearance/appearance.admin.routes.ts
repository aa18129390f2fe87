import { LOGO_BYTES_LIMIT, LOGO_FIELD } from '../../../application/appearance/logo-errors.js';
import type { Appearances } from '../../../application/appearance/ports.js';
import type { SetAppearance } from '../../../application/appearance/set-appearance.js';
import { presentAppearance } from './appearance.presenter.js';
import { LIMITED, one, type Route } from '../route.js';
import { AppearanceFileResponse, PaletteBody, VersionQuery } from './appearance.admin.dto.js';
import { routesFor } from '../routes-for.js';

export interface ConsoleAppearanceServices {
  readonly appearances: Appearances;
  readonly setAppearance: SetAppearance;
}

const admin = routesFor('admin', 'Console: system');
const AFTER = one(AppearanceFileResponse, 'The appearance after the change');
const CHANGED = { 409: { description: 'Someone else has changed it in the meantime' } };

/** The palette and the logo, on the page Community of the console. */
export function consoleAppearanceRoutes({ appearances, setAppearance }: ConsoleAppearanceServices): Route[] {
  const read = async (): Promise<AppearanceFileResponse> => {
    const appearance = await appearances.find();
    return { ...presentAppearance(appearance), version: appearance.version };
  };
  return [
    admin.get('/api/admin/appearance', 'getAppearanceFile', {
      summary: 'Get the palette and the logo with their version',
      responses: { 200: one(AppearanceFileResponse, 'The appearance') },
      handle: read,
    }),
    admin.put('/api/admin/appearance/palette', 'changePalette', {
      summary: 'Choose the palette',
      body: PaletteBody,
      responses: { 200: AFTER, ...CHANGED },
      handle: async ({ userId: actorId, body }) => {
        await setAppearance.palette({ actorId, version: body.version }, body.palette);
        return read();
      },
    }),
    admin.put('/api/admin/appearance/logo', 'replaceLogo', {
      summary: 'Upload the logo: a picture of at most 1 MB and 8 megapixels',
      query: VersionQuery,
      upload: {
        field: LOGO_FIELD,
        limit: LOGO_BYTES_LIMIT,
        mediaTypes: ['image/png', 'image/jpeg', 'image/webp'],
      },
      responses: {
        200: AFTER,
        ...CHANGED,
        413: { description: 'The file is too large' },
        415: { description: 'Unsupported file type' },
        ...LIMITED,
      },
      handle: async ({ userId: actorId, query: { version }, readFile }) => {
        await setAppearance.logo({ actorId, version, readFile });
        return read();
      },
    }),
    admin.delete('/api/admin/appearance/logo', 'removeLogo', {
      summary: 'Go back to the logo of the product',
      query: VersionQuery,
      responses: { 200: AFTER, ...CHANGED },
      handle: async ({ userId: actorId, query: { version } }) => {
        await setAppearance.noLogo({ actorId, version });
        return read();
      },
    }),
  ];
}
