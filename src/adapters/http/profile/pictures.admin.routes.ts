import type { PictureStore } from '../../../application/shared/picture-store.js';
import { PictureParams } from './profile.dto.js';
import { notThere } from '../http-error.js';
import { type Route } from '../route.js';
import { routesFor } from '../routes-for.js';

const moderator = routesFor('moderator', 'Console: users');

const AN_HOUR_SECONDS = 3600;

export function consolePictureRoutes({ pictures }: { readonly pictures: PictureStore }): Route[] {
  return [
    moderator.get('/api/admin/pictures/:owner/:file', 'getConsolePicture', {
      summary: 'Get a picture of a user or a venue, as the app shows it',
      params: PictureParams,
      responses: {
        200: { description: 'The picture', mediaType: 'image/webp' },
        404: { description: 'Not found' },
      },
      handle: async ({ params, response }) => {
        const picture = await pictures.find(`${params.owner}/${params.file}`);
        if (!picture) throw notThere();
        response.setHeader('Cache-Control', `private, max-age=${AN_HOUR_SECONDS}, immutable`);
        response.type(picture.contentType).send(Buffer.from(picture.bytes));
      },
    }),
  ];
}
