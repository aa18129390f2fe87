import { publicSetting } from '../../shared/public-setting.js';

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
