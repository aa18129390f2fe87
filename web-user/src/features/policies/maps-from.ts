/** The map source, which the server writes into a meta tag because the policy is public. */
export type MapsFrom = 'google' | 'own' | 'outside';

export function mapsFrom(): MapsFrom {
  const written = document.querySelector<HTMLMetaElement>('meta[name="map-tiles"]')?.content;
  return written === 'google' || written === 'own' ? written : 'outside';
}
