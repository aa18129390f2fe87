import type { Request, Response } from 'express';
import { languageOf } from './language-of.js';
import type { PublicPageSettings } from './public-page.js';

/** Headers of a page whose address is a secret: it must not be stored, indexed or sent to other sites. */
export const setSecretPageHeaders = (response: Response): Response =>
  response
    .set({
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
    })
    .vary('Accept-Language');

/** Sends pages of links in mails, in the language of the request. */
export const secretPageSender =
  (appName: () => string) =>
  (
    request: Request,
    response: Response,
    status: number,
    page: (settings: PublicPageSettings) => string,
  ): void => {
    setSecretPageHeaders(response).type('html').status(status);
    response.send(page({ appName: appName(), language: languageOf(request) }));
  };
