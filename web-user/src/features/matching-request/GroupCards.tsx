import type { VenueType } from '@domain/shared/slot.js';
import { CafeFront, CoveredDish } from '../../shared/ui/art/art.js';
import { Choice, CHOICE } from '../../shared/ui/Choice.js';
import { t } from './messages.js';

interface GroupCardsProps {
  /** Without their texts, beside an open request. */
  isShort?: boolean;
  onOpen: (venueType: VenueType) => void;
}

/** The two ways to open a request: cafe or restaurant. */
export function GroupCards({ isShort = false, onOpen }: GroupCardsProps) {
  return (
    <>
      <button type="button" className={CHOICE} onClick={() => onOpen('cafe')}>
        <Choice art={<CafeFront />} title={t('cafeTitle')} text={isShort ? undefined : t('cafeText')} />
      </button>
      <button type="button" className={CHOICE} onClick={() => onOpen('restaurant')}>
        <Choice
          art={<CoveredDish />}
          title={t('restaurantTitle')}
          text={isShort ? undefined : t('restaurantText')}
        />
      </button>
    </>
  );
}
