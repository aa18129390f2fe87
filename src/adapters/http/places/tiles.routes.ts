import { TILE_MEDIA_TYPES } from '../../../application/places/ports.js';
import type { ReadTile } from '../../../application/places/read-tile.js';
import { type Route } from '../route.js';
import { TileParams } from './places.dto.js';
import { routesFor } from '../routes-for.js';

const member = routesFor('member', 'Places');

const A_WEEK_SECONDS = 7 * 86_400;

export const tilesRoutes = (readTile: ReadTile): Route[] => [
  member.get('/api/tiles/:z/:x/:y', 'getMapTile', {
    summary: 'Get a map tile, where the server proxies them (TILE_PROXY)',
    params: TileParams,
    responses: {
      200: { description: 'The picture', mediaType: TILE_MEDIA_TYPES },
      404: { description: 'No such tile, or browsers fetch tiles themselves' },
      429: { description: 'Too many tiles' },
      503: { description: 'The tile server is not available' },
    },
    handle: async ({ userId, params, response }) => {
      const { bytes, mediaType } = await readTile.execute({ userId, tile: params });
      response.setHeader('Cache-Control', `private, max-age=${A_WEEK_SECONDS}`);
      response.type(mediaType).send(Buffer.from(bytes));
    },
  }),
];
