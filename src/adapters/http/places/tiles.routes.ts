import { TILE_MEDIA_TYPES } from '../../../application/places/ports.js';
import type { ReadTile } from '../../../application/places/read-tile.js';
import { route, type Route } from '../route.js';
import { TileParams } from './places.dto.js';

const A_WEEK_SECONDS = 7 * 86_400;

export const tilesRoutes = (readTile: ReadTile): Route[] => [
  route({
    method: 'get',
    path: '/api/tiles/:z/:x/:y',
    tag: 'Places',
    operationId: 'getMapTile',
    summary: 'Get a map tile, where the server proxies them (TILE_PROXY)',
    access: 'member',
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
