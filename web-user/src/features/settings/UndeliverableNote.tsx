import { useMe } from '../../shared/session/me.js';
import { ChangeEmail } from './ChangeEmail.js';
import { t } from './messages.js';

/** Says that mails to the user come back, with the change of the address; the same one is confirmed again. */
export function UndeliverableNote() {
  const { email } = useMe();
  return (
    <section
      aria-labelledby="undeliverable"
      className="mx-auto mt-4 grid max-w-6xl justify-items-start gap-3 bg-beet-soft px-4 py-4 sm:rounded-md md:px-8"
    >
      <div className="grid gap-1">
        <h2 id="undeliverable" className="font-semibold wrap-anywhere text-beet">
          {t('undeliverable', { email })}
        </h2>
        <p className="text-sm">{t('undeliverableText')}</p>
      </div>
      <ChangeEmail />
    </section>
  );
}
