import type { ReactNode } from 'react';
import { CalendarFeed } from './CalendarFeed.js';
import { ChangeEmail } from './ChangeEmail.js';
import { ChangePassword } from './ChangePassword.js';
import { t } from './messages.js';
import { SignedInDevices } from './SignedInDevices.js';

/** Password, email, phone, sessions and the calendar feed. */
export function YourAccount({ phone }: { phone: ReactNode }) {
  return (
    <section aria-labelledby="your-account">
      <h3 id="your-account" className="mb-2 text-sm font-semibold">
        {t('yourAccount')}
      </h3>
      <div className="grid gap-2.5">
        <ChangePassword />
        <ChangeEmail />
        {phone}
        <SignedInDevices />
        <CalendarFeed />
      </div>
    </section>
  );
}
