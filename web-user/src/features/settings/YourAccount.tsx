import { ChangeEmail } from './ChangeEmail.js';
import { ChangePassword } from './ChangePassword.js';
import { t } from './messages.js';
import { SignedInDevices } from './SignedInDevices.js';

/** Email, password and sessions. */
export function YourAccount() {
  return (
    <section aria-labelledby="your-account">
      <h3 id="your-account" className="mb-2 text-sm font-semibold">
        {t('yourAccount')}
      </h3>
      <div className="grid gap-2.5">
        <ChangePassword />
        <ChangeEmail />
        <SignedInDevices />
      </div>
    </section>
  );
}
