/** The map source, which the server writes into a meta tag because the policy is public. */
export type MapProvider = 'google' | 'own' | 'outside';

export function mapProvider(): MapProvider {
  const written = document.querySelector<HTMLMetaElement>('meta[name="map-tiles"]')?.content;
  return written === 'google' || written === 'own' ? written : 'outside';
}
