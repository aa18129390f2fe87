import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { venueLabel } from '../../shared/dates.js';
import { walkLabel } from '../../shared/distances.js';
import { formattingLocale } from '../../shared/i18n/locale.js';
import { PLACE_LINK, PlaceContact } from '../../shared/places/PlaceContact.js';
import { cx } from '../../shared/ui/cx.js';
import type { PlaceOnMap } from './map-source.js';
import { t } from './messages.js';

/** Visually abbreviated text with the full text for screen readers. */
function TextWithLabel({ shown, spoken }: { shown: string; spoken: string }) {
  return (
    <span>
      <span aria-hidden>{shown}</span>
      <span className="sr-only">{spoken}</span>
    </span>
  );
}

function Facts(place: PlaceOnMap) {
  const { venueType, cuisine, distanceMiles, openness, isStepFree, rating, priceLevel } = place;
  const stars = rating?.toLocaleString(formattingLocale, { maximumFractionDigits: 1 });
  return (
    <span className="flex flex-wrap gap-x-3 text-sm text-muted">
      <span>{cuisine ? `${venueLabel(venueType)} · ${cuisine}` : venueLabel(venueType)}</span>
      <span>{walkLabel(distanceMiles)}</span>
      {openness !== 'unknown' && <span>{t(openness === 'open' ? 'openNow' : 'closedNow')}</span>}
      {isStepFree && <span>{t('stepFree')}</span>}
      {stars && (
        <TextWithLabel shown={t('rating', { rating: stars })} spoken={t('ratingSpoken', { rating: stars })} />
      )}
      {priceLevel ? (
        <TextWithLabel shown={'$'.repeat(priceLevel)} spoken={t('priceSpoken', { level: priceLevel })} />
      ) : (
        <span>{t('priceUnknown')}</span>
      )}
    </span>
  );
}

export const itemId = (placeId: string): string => `place-${placeId}`;

interface PlaceItemProps {
  place: PlaceOnMap;
  isChosen: boolean;
  onChoose: () => void;
  /** Additional actions for the place. */
  actions?: ReactNode;
}

export function PlaceItem({ place, isChosen, onChoose, actions }: PlaceItemProps) {
  const { id, name, address, openingHours, mapUrl } = place;
  return (
    <li
      id={itemId(id)}
      className={cx(
        'scroll-mt-[48dvh] rounded-lg border bg-card shadow-near md:scroll-mt-4',
        isChosen ? 'border-tomato ring-1 ring-tomato' : 'border-line',
      )}
    >
      <button
        type="button"
        aria-current={isChosen ? 'true' : undefined}
        onClick={onChoose}
        className="block w-full rounded-lg px-4 pt-3 pb-1 text-left hover:text-tomato-deep"
      >
        <bdi className="block font-display text-lg font-bold">{name}</bdi>
        <Facts {...place} />
      </button>
      <div className="px-4 pb-1 text-sm">
        {address && (
          <p>
            <bdi>{address}</bdi>
          </p>
        )}
        {openingHours && <p className="text-muted">{t('hours', { hours: openingHours })}</p>}
        <p className="flex flex-wrap gap-x-5">
          <a
            href={mapUrl}
            target="_blank"
            rel="noreferrer"
            aria-label={t('openInMapsOf', { name })}
            className={PLACE_LINK}
          >
            {t('openInMaps')}
            <ExternalLink aria-hidden className="size-4" />
          </a>
          <PlaceContact {...place} />
        </p>
        <div className="flex flex-wrap gap-x-5 border-t border-line empty:hidden">{actions}</div>
      </div>
    </li>
  );
}
