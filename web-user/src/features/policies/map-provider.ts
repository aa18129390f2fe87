import { publicSetting } from '../../shared/public-setting.js';

/** The map source, which the server writes into a meta tag because the policy is public. */
export type MapProvider = 'google' | 'own' | 'outside';

export function mapProvider(): MapProvider {
  const written = publicSetting('map-tiles');
  return written === 'google' || written === 'own' ? written : 'outside';
}
