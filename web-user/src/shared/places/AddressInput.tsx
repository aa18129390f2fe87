import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Place } from '../api/types.js';
import { useDebounced } from '../hooks/use-debounced.js';
import { messagesOf, withElements } from '../i18n/messages-of.js';
import { isComposing } from '../is-composing.js';
import { cx } from '../ui/cx.js';
import { CONTROL, Field } from '../ui/Field.js';
import { attributionLink, openStreetMap } from './attribution-link.js';
import { useSuggestions } from './suggestions.js';

const t = messagesOf('address');
const tCredit = messagesOf('place-credit');

const DEBOUNCE_MS = 300;
/** A click on a suggestion blurs the input first; the list stays open until the click event fires. */
const BLUR_DELAY_MS = 200;

/** Stops Escape from closing the surrounding dialog, whose handler runs first. */
function useEscape(isTaken: boolean, onEscape: () => void): void {
  const act = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isTaken) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isTaken]);
}

const scrollIntoView = (option: HTMLElement | null): void => option?.scrollIntoView({ block: 'nearest' });

interface AddressInputProps {
  ref?: Ref<HTMLInputElement>;
  value: string;
  error?: string;
  hint?: string;
  /** The geocoder that named the value, if it was not picked from the suggestions. */
  source?: Place['source'];
  onType: (text: string) => void;
  onPick: (place: Place) => void;
}

/** A combobox for addresses: arrow keys move, Enter selects, Escape closes. */
export function AddressInput({ ref, value, error, hint, source, onType, onPick }: AddressInputProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const blurTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const list = useId();
  const settled = useDebounced(value, DEBOUNCE_MS);
  const { places, remark, source: suggestedBy = source } = useSuggestions(isOpen ? settled : '');

  function pick(place: Place): void {
    onPick(place);
    setIsOpen(false);
    setActive(-1);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'ArrowDown' && !isOpen) setIsOpen(true);
    if (!places.length) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + places.length) % places.length);
    } else if (event.key === 'Enter' && places[active]) {
      event.preventDefault();
      pick(places[active]);
    }
  }

  useEscape(places.length > 0, () => setIsOpen(false));

  return (
    <Field label={t('address')} error={error} hint={hint}>
      {(ids) => (
        <div className="relative">
          <input
            {...ids}
            ref={ref}
            role="combobox"
            aria-expanded={places.length > 0}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={places[active] ? `${list}-${active}` : undefined}
            autoComplete="off"
            dir="auto"
            placeholder={t('placeholder')}
            value={value}
            onChange={(event) => {
              setIsOpen(true);
              setActive(-1);
              onType(event.target.value);
            }}
            onFocus={() => clearTimeout(blurTimer.current)}
            onBlur={() => {
              blurTimer.current = setTimeout(() => setIsOpen(false), BLUR_DELAY_MS);
            }}
            onKeyDown={onKeyDown}
            className={CONTROL}
          />
          <ul
            id={list}
            role="listbox"
            aria-label={t('suggestions')}
            className={cx('mt-2 overflow-hidden rounded-md border border-line', !places.length && 'hidden')}
          >
            {places.map((place, index) => (
              <li
                key={`${place.label}-${index}`}
                id={`${list}-${index}`}
                role="option"
                aria-selected={index === active}
                ref={index === active ? scrollIntoView : undefined}
                onClick={() => pick(place)}
                className="flex min-h-12 cursor-pointer items-center border-b border-line px-3.5 py-2 last:border-0 hover:bg-sunken aria-selected:bg-butter-soft"
              >
                <bdi>{place.label}</bdi>
              </li>
            ))}
          </ul>
          <p role="status" className={places.length ? 'sr-only' : 'mt-1.5 text-sm text-muted'}>
            {places.length ? t('found', { count: places.length }) : remark && t(remark)}
          </p>
          {suggestedBy && <PlaceAttribution source={suggestedBy} />}
        </div>
      )}
    </Field>
  );
}

/** The attribution of the geocoder, required by its license below every list of suggestions; the bundled list of cities needs none. */
function PlaceAttribution({ source }: { source: Place['source'] }) {
  if (source === 'cities') return null;
  return (
    <p className="mt-1.5 text-xs text-muted">
      {withElements(tCredit(source), {
        photon: attributionLink('https://photon.komoot.io/', 'Photon'),
        osm: openStreetMap(),
      })}
    </p>
  );
}
