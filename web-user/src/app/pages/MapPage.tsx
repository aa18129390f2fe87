import { MapScreen } from '../../features/map/MapScreen.js';
import { t } from '../../features/map/messages.js';
import { usePageTitle } from '../../shared/hooks/use-page-title.js';

/** Restaurants and cafes nearby. */
export default function MapPage() {
  usePageTitle(t('title'));
  return <MapScreen />;
}
