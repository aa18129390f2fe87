import type { ReactNode } from 'react';

/** The link of an attribution. */
export const attributionLink = (href: string, name: string): ReactNode => (
  <a href={href} target="_blank" rel="noopener noreferrer" className="underline">
    {name}
  </a>
);

export const openStreetMap = (): ReactNode =>
  attributionLink('https://www.openstreetmap.org/copyright', 'OpenStreetMap');
