import { Link } from 'react-router-dom';
import { FoldedMap } from '../../shared/ui/art/FoldedMap.js';
import { Choice, CHOICE } from '../../shared/ui/Choice.js';
import { t } from './messages.js';

/** The way from the home screen to the map. */
export function NearbyPlacesCard({ isShort = false }: { isShort?: boolean }) {
  return (
    <Link to="/map" className={CHOICE}>
      <Choice art={<FoldedMap />} title={t('cardTitle')} text={isShort ? undefined : t('cardText')} />
    </Link>
  );
}
