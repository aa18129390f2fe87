import { publicSetting } from '../../shared/public-setting.js';

interface Sentences {
  /** With `{contact}` for the email address. */
  readonly byEmail: string;
  /** With `{reach}` for the other ways. */
  readonly elsewhere: string;
  /** Where the community gives no contact at all. */
  readonly otherwise: string;
}

/** How readers reach the people in charge, in one or two sentences of a policy. */
export function contactSentences({ byEmail, elsewhere, otherwise }: Sentences): string {
  const hasEmail = publicSetting('contact-email') !== '';
  const hasMore = publicSetting('contact-link') !== '' || publicSetting('contact-text') !== '';
  if (!hasEmail && !hasMore) return otherwise;
  return [...(hasEmail ? [byEmail] : []), ...(hasMore ? [elsewhere] : [])].join(' ');
}

/** The email address, for `{contact}` in a policy. */
export function ContactLink() {
  const email = publicSetting('contact-email');
  return (
    <a href={`mailto:${email}`} className={LINK}>
      {email}
    </a>
  );
}

/** The page and the line of text, for `{reach}` in a policy. */
export function OtherContacts() {
  const link = publicSetting('contact-link');
  const text = publicSetting('contact-text');
  return (
    <>
      {link && (
        <a href={link} rel="noreferrer" className={LINK}>
          {link}
        </a>
      )}
      {link && text && ', '}
      <span className="wrap-anywhere">{text}</span>
    </>
  );
}

const LINK = 'font-semibold text-ink underline underline-offset-3 wrap-anywhere';
