import type { RequestHandler } from 'express';
import helmet from 'helmet';

export interface SecuritySettings {
  readonly secure: boolean;
  /** `https://host` of map tiles and other pictures from outside. */
  readonly pictureOrigins: readonly string[];
  readonly usesGoogleMaps: boolean;
  /** Hot reload writes scripts into the page; never in production. */
  readonly hot: boolean;
}

const GOOGLE_SCRIPTS = ['https://maps.googleapis.com', 'https://maps.gstatic.com'];

/** Headers that keep foreign scripts, frames and guesses about content away. */
export function securityHeaders({
  secure,
  pictureOrigins,
  usesGoogleMaps,
  hot,
}: SecuritySettings): RequestHandler {
  const google = usesGoogleMaps ? GOOGLE_SCRIPTS : [];
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...google, ...(hot ? ["'unsafe-inline'"] : [])],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...pictureOrigins, ...google],
        connectSrc: ["'self'", ...google],
        fontSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
