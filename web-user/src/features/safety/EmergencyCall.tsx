import {
  ANYWHERE,
  COUNTRIES_WITH_NUMBERS,
  countryOfZone,
  emergencyNumbersOf,
} from '@domain/server-and-browser/emergency-numbers.js';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { formattingLocale } from '../../shared/i18n/locale.js';
import { buttonLook } from '../../shared/ui/Button.js';
import { t } from './messages.js';

const NAMES = new Intl.DisplayNames(formattingLocale, { type: 'region' });
const COUNTRIES = COUNTRIES_WITH_NUMBERS.map((code) => ({ code, name: NAMES.of(code) ?? code })).sort(
  (a, b) => a.name.localeCompare(b.name, formattingLocale),
);

/** Links that call the emergency services, for the country of the device's clock or another one. Needs no network. */
export function EmergencyCall() {
  const [country, setCountry] = useState(
    () => countryOfZone(new Intl.DateTimeFormat().resolvedOptions().timeZone) ?? '',
  );
  const numbers = emergencyNumbersOf(country);
  return (
    <section aria-labelledby="emergency" className="mb-4 grid gap-3 rounded-md bg-beet-soft p-4">
      <h3 id="emergency" className="font-semibold">
        {t('inDanger')}
      </h3>
      <div className="flex flex-wrap gap-2.5">
        {!numbers ? (
          <Call label={t('callEmergency')} number={ANYWHERE} />
        ) : numbers.police === numbers.ambulance ? (
          <Call label={t('callEmergency')} number={numbers.police} />
        ) : (
          <>
            <Call label={t('callPolice')} number={numbers.police} />
            <Call label={t('callAmbulance')} number={numbers.ambulance} />
          </>
        )}
      </div>
      <label className="grid gap-1 text-sm">
        {t('country')}
        <select
          value={country}
          onChange={(event) => setCountry(event.target.value)}
          className="min-h-11 rounded-md border-2 border-line-strong bg-card px-3 text-base text-ink"
        >
          <option value="">{t('anotherCountry')}</option>
          {COUNTRIES.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}

function Call({ label, number }: { label: string; number: string }) {
  return (
    <a href={`tel:${number}`} className={buttonLook('danger')}>
      <Phone aria-hidden className="size-5" />
      {label} {number}
    </a>
  );
}
