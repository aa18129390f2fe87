/** Where maps come from, as the server writes it into the page's own head: the policy is open to visitors too. */
export type MapsFrom = 'google' | 'own' | 'outside';

export function mapsFrom(): MapsFrom {
  const written = document.querySelector<HTMLMetaElement>('meta[name="map-tiles"]')?.content;
  return written === 'google' || written === 'own' ? written : 'outside';
}
