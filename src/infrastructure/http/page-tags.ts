import { html } from '../../application/shared/html.js';
import { PUBLIC_PATHS } from '../../domain/server-and-browser/page-paths.js';

type PublicPath = (typeof PUBLIC_PATHS)[number];

/** Titles of the public pages for sites that show a link to them. */
const TITLES: Readonly<Record<PublicPath, string>> = {
  '/': 'Saturday meetups',
  '/terms': 'Terms of use',
  '/privacy': 'Privacy',
};

const DESCRIPTION =
  'Meet new people over a meal. Small groups, one table, every Saturday, at a cafe or a restaurant near you.';

const isPublic = (path: string): path is PublicPath => (PUBLIC_PATHS as readonly string[]).includes(path);

/** @returns the canonical address and the Open Graph tags of a public page; an empty string for other paths */
export function pageTags(
  path: string,
  { appName, publicUrl }: { appName: string; publicUrl: string },
): string {
  if (!isPublic(path)) return '';
  const tags = {
    'og:type': 'website',
    'og:site_name': appName,
    'og:title': `${appName} · ${TITLES[path]}`,
    'og:description': DESCRIPTION,
    'og:url': publicUrl + path,
    'og:image': `${publicUrl}/icon-512.png`,
    'og:image:alt': appName,
  };
  const metas = Object.entries(tags).map(
    ([property, content]) => html`<meta property="${property}" content="${content}" />`,
  );
  return html`<link rel="canonical" href="${publicUrl + path}" />${metas}`.source;
}
