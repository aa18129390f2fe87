import express from 'express';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { withoutDocumentHeaders } from '../../adapters/http/middleware/security-headers.js';

const YEAR_MS = 31_536_000_000;
/** Default of APP_NAME; the build writes it into its files. */
export const DEFAULT_APP_NAME = 'Tablemates';

/** Browsers must revalidate, so that they see a new version or name immediately. */
export const NO_CACHE = { 'Cache-Control': 'no-cache' };

/** Serves files with a content hash in their name: cached as immutable, and 404 when absent. */
export function hashedAssets(folder: string): express.RequestHandler[] {
  return [
    preferBrotli(folder),
    express.static(folder, {
      immutable: true,
      maxAge: YEAR_MS,
      fallthrough: false,
      index: false,
      setHeaders: (response) => withoutDocumentHeaders(response as express.Response),
    }),
  ];
}

/** Rewrites the request to the Brotli file of the build, if there is one and the browser accepts it. */
function preferBrotli(folder: string): express.RequestHandler {
  const compressed = new Set(
    existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.br')) : [],
  );
  return (request, response, next) => {
    const file = request.path.slice(1);
    if (compressed.has(`${file}.br`)) {
      response.vary('Accept-Encoding');
      if (request.acceptsEncodings('br')) {
        response.type(file).set('Content-Encoding', 'br');
        request.url = `/${file}.br`;
      }
    }
    next();
  };
}

/** Returns the text of a built file with the name of the moment; the file is read once, and written once per name. */
export function withAppName(file: string, nameNow: () => string): () => Promise<string> {
  let built: Promise<string> | undefined;
  let last: { name: string; text: string } | undefined;
  return async () => {
    const text = await (built ??= readFile(file, 'utf8'));
    const name = nameNow();
    if (last?.name !== name) last = { name, text: text.replaceAll(DEFAULT_APP_NAME, () => name) };
    return last.text;
  };
}
