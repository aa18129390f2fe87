import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

export interface SecuritySettings {
  readonly secure: boolean;
  /** Origins of map tiles and other external images. */
  readonly pictureOrigins: readonly string[];
  readonly usesGoogleMaps: boolean;
  /** Allows the inline scripts of hot reload; never in production. */
  readonly hot: boolean;
}

/** The sources in Google's content security policy guide that a map with places needs. */
const GOOGLE_MAPS = {
  scripts: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  styles: ['https://fonts.googleapis.com'],
  fonts: ['https://fonts.gstatic.com'],
  pictures: ['https://*.googleapis.com', 'https://*.gstatic.com'],
  calls: ['https://*.googleapis.com', 'https://*.gstatic.com'],
  workers: ['blob:'],
};
const NO_MAPS: typeof GOOGLE_MAPS = {
  scripts: [],
  styles: [],
  fonts: [],
  pictures: [],
  calls: [],
  workers: [],
};

/** Headers that keep foreign scripts, frames and guesses about content away. */
export function securityHeaders({
  secure,
  pictureOrigins,
  usesGoogleMaps,
  hot,
}: SecuritySettings): RequestHandler {
  const google = usesGoogleMaps ? GOOGLE_MAPS : NO_MAPS;
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...google.scripts, ...(hot ? ["'unsafe-inline'"] : [])],
        styleSrc: ["'self'", "'unsafe-inline'", ...google.styles],
        imgSrc: ["'self'", 'data:', 'blob:', ...pictureOrigins, ...google.pictures],
        connectSrc: ["'self'", ...google.calls],
        fontSrc: ["'self'", ...google.fonts],
        workerSrc: ["'self'", ...google.workers],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
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

/** What only documents obey: a kilobyte, as much as a small script. */
const OF_DOCUMENTS = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/** For scripts, styles, fonts and pictures, of which a first visit loads dozens. */
export const withoutDocumentHeaders = (response: Response): void =>
  OF_DOCUMENTS.forEach((name) => response.removeHeader(name));
