import express from 'express';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

const YEAR_MS = 31_536_000_000;
/** What the app is called where nothing else is said. */
export const DEFAULT_APP_NAME = 'Tablemates';

/** Never shown without asking, so that a new version or another name is seen at once. */
export const NO_CACHE = { 'Cache-Control': 'no-cache' };

/** Files with their content's hash in their name: kept for ever, and not looked for anywhere else. */
export function hashedAssets(folder: string): express.RequestHandler[] {
  return [
    preferBrotli(folder),
    express.static(folder, { immutable: true, maxAge: YEAR_MS, fallthrough: false, index: false }),
  ];
}

/** Asks for the file that the build has compressed already, where there is one and the browser can read it. */
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

/** The text of a built file with the product's name, read once when it is first asked for. */
export function withAppName(file: string, name: string): () => Promise<string> {
  let text: Promise<string> | undefined;
  return () =>
    (text ??= readFile(file, 'utf8').then((built) => built.replaceAll(DEFAULT_APP_NAME, () => name)));
}
