import type { RequestListener } from 'node:http';
import { startStub } from './a-stub.js';

/** A minimal PNG. */
const A_TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

export const drawn: RequestListener = (_request, response) =>
  void response.writeHead(200, { 'content-type': 'image/png' }).end(A_TILE);

/** A map tile server, with the template for `TILE_URL`. By default it has every tile. */
export async function startTileStub() {
  const stub = await startStub(drawn, ({ url, headers }) => ({ path: url!, headers }));
  return { ...stub, template: `${stub.url}/{z}/{x}/{y}.png` };
}
