import { publicSetting } from '../../shared/public-setting.js';

/** Whether the server has an address that people can write to. */
export const hasContact = (): boolean => publicSetting('contact-email') !== '';

/** The address that people can write to, for `{contact}` in a policy. */
export function ContactLink() {
  const email = publicSetting('contact-email');
  return (
    <a href={`mailto:${email}`} className="font-semibold text-ink underline underline-offset-3 wrap-anywhere">
      {email}
    </a>
  );
}
