import type { Response } from 'express';

/** Headers of a page whose address is a secret: it must not be stored, indexed or sent to other sites. */
export const setSecretPageHeaders = (response: Response): Response =>
  response
    .set({
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
    })
    .vary('Accept-Language');
