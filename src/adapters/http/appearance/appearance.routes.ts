import type { SeeAppearance } from '../../../application/appearance/see-appearance.js';
import { originOf } from '../account/caller-origin.js';
import { notThere } from '../http-error.js';
import { LIMITED, one, type Route } from '../route.js';
import { AppearanceResponse, LogoParams } from './appearance.dto.js';
import { LOGO_PATH, presentAppearance } from './appearance.presenter.js';
import { routesFor } from '../routes-for.js';

export interface AppearanceServices {
  readonly seeAppearance: SeeAppearance;
}

const anyone = routesFor('public', 'Places');
const A_YEAR_SECONDS = 31_536_000;

/** What signed-out visitors see of the appearance too. */
export const appearanceRoutes = ({ seeAppearance }: AppearanceServices): Route[] => [
  anyone.get('/api/appearance', 'getAppearance', {
    summary: 'Get the palette and the logo of this instance',
    responses: { 200: one(AppearanceResponse, 'The appearance'), ...LIMITED },
    handle: async ({ request }) => presentAppearance(await seeAppearance.read(originOf(request))),
  }),
  anyone.get(`${LOGO_PATH}/:digest`, 'getLogo', {
    summary: 'Get the file of the current logo',
    params: LogoParams,
    responses: {
      200: { description: 'The picture', mediaType: 'image/webp', headers: ['ETag'] },
      404: { description: 'Not the current logo, or its file is missing or damaged' },
      ...LIMITED,
    },
    handle: async ({ params: { digest }, request, response }) => {
      const bytes = await seeAppearance.readLogo(digest, originOf(request));
      if (!bytes) throw notThere();
      // Private, because the response can carry the session cookie.
      response.set({ 'Cache-Control': `private, max-age=${A_YEAR_SECONDS}, immutable`, ETag: `"${digest}"` });
      response.type('webp').send(Buffer.from(bytes));
    },
  }),
];
