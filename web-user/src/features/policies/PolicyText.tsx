import { withElements } from '../../shared/i18n/messages-of.js';
import { publicSetting } from '../../shared/public-setting.js';
import type { Policy, PolicySection } from './policy-of.js';

function Section({ heading, section: { paragraphs, points } }: { heading: string; section: PolicySection }) {
  return (
    <section>
      <h2 className="text-lg">{heading}</h2>
      {paragraphs?.map((text) => (
        <p key={text} className="mt-2 text-muted">
          {withElements(text, { contact: <ContactLink />, reach: <OtherContacts /> })}
        </p>
      ))}
      {points && (
        <ul className="mt-2 list-disc space-y-1.5 pl-5 text-muted marker:text-tomato">
          {points.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The numbered sections of a policy, followed by the unnumbered ones; `{contact}` and `{reach}` become links. */
export function PolicyText({ note, intro, sections, closing }: Policy) {
  return (
    <div className="grid gap-7">
      {note && <p className="rounded-md bg-butter-soft px-4 py-3 text-sm">{note}</p>}
      <p>{intro}</p>
      {sections.map((section, index) => (
        <Section key={section.title} heading={`${index + 1}. ${section.title}`} section={section} />
      ))}
      {closing && <Section heading={closing.title} section={closing} />}
    </div>
  );
}

/** The email address, for `{contact}` in a policy. */
function ContactLink() {
  const email = publicSetting('contact-email');
  return (
    <a href={`mailto:${email}`} className={LINK}>
      {email}
    </a>
  );
}

/** The page and the line of text, for `{reach}` in a policy. */
function OtherContacts() {
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
