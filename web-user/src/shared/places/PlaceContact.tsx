import { ExternalLink, Phone } from 'lucide-react';
import { messagesOf } from '../i18n/messages-of.js';

/** A link among the facts of a place. */
export const PLACE_LINK =
  'inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold underline underline-offset-4 hover:text-tomato-deep';

const t = messagesOf('place-contact');

interface PlaceContactProps {
  name: string;
  phone: string | null;
  website: string | null;
}

/** The phone number and the website of a place, as links; nothing where neither is known. */
export function PlaceContact({ name, phone, website }: PlaceContactProps) {
  return (
    <>
      {phone && (
        <a
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
          aria-label={t('callOf', { name, phone })}
          className={PLACE_LINK}
        >
          <Phone aria-hidden className="size-4" />
          <bdi>{phone}</bdi>
        </a>
      )}
      {website && (
        <a
          href={website}
          target="_blank"
          rel="noreferrer"
          aria-label={t('websiteOf', { name })}
          className={PLACE_LINK}
        >
          {t('website')}
          <ExternalLink aria-hidden className="size-4" />
        </a>
      )}
    </>
  );
}
