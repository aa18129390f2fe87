import type { RequestListener } from 'node:http';
import { serveHttp } from './local-server.js';

export interface TileStub {
  /** The template, for `TILE_URL`. */
  readonly template: string;
  /** Received paths, oldest first. */
  readonly asked: readonly string[];
  /** Headers of the last request. */
  readonly lastHeaders: () => NodeJS.Dict<string | string[]>;
  /** Replaces the request handler. */
  behave(behaviour: RequestListener): void;
  close(): Promise<void>;
}

/** A minimal PNG. */
export const A_TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

const drawn: RequestListener = (_request, response) =>
  void response.writeHead(200, { 'content-type': 'image/png' }).end(A_TILE);

/** A map tile server. By default it has every tile. */
export async function startTileStub(): Promise<TileStub> {
  let behaviour = drawn;
  let lastHeaders: NodeJS.Dict<string | string[]> = {};
  const asked: string[] = [];
  const { url, close } = await serveHttp((request, response) => {
    asked.push(request.url!);
    lastHeaders = request.headers;
    behaviour(request, response);
  });
  return {
    template: `${url}/{z}/{x}/{y}.png`,
    asked,
    lastHeaders: () => lastHeaders,
    behave: (next) => (behaviour = next),
    close,
  };
}
