import { LANGUAGE_NAMES } from '@domain/shared/language.js';
import { ExternalLink, LogOut } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { setUnit, type Unit, unit, UNITS } from '../../shared/distances.js';
import { locale, LOCALES, setLocale } from '../../shared/i18n/locale.js';
import { lazyComponent } from '../../shared/lazy-component.js';
import { useMe } from '../../shared/session/me.js';
import { useLogOut } from '../../shared/session/use-log-out.js';
import { Button } from '../../shared/ui/Button.js';
import { CHOICE, ChoiceGroup } from '../../shared/ui/ChoiceGroup.js';
import { Dialog } from '../../shared/ui/Dialog.js';
import { Attendance } from './Attendance.js';
import { CalendarFeed } from './CalendarFeed.js';
import { ChangeEmail } from './ChangeEmail.js';
import { ChangePassword } from './ChangePassword.js';
import { t } from './messages.js';
import { Notifications } from './Notifications.js';
import { SignedInDevices } from './SignedInDevices.js';
import { YourData } from './YourData.js';

const DeleteAccountDialog = lazyComponent(() => import('./DeleteAccountDialog.js'), 'DeleteAccountDialog');

interface SettingsDialogProps {
  /** Renders the list of blocked users. */
  blockedPeople: ReactNode;
  /** The action for the verified phone, if there is one. */
  phone: ReactNode;
  /** Renders the switch of the weekly question. */
  weeklyQuestion?: ReactNode;
  onClose: () => void;
}

/** Preferences of this device, which apply at once, and the account. */
export function SettingsDialog({ blockedPeople, phone, weeklyQuestion, onClose }: SettingsDialogProps) {
  const { isModerator } = useMe();
  const [distances, setDistances] = useState(unit);
  const [isGoing, setGoing] = useState(false);
  const logOut = useLogOut();

  function measureIn(chosen: Unit): void {
    setUnit(chosen);
    setDistances(chosen);
  }

  if (isGoing) return <DeleteAccountDialog onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={t('title')} description={t('text')}>
      <div className="grid gap-6">
        <Languages />
        <ChoiceGroup
          legend={t('distances')}
          value={distances}
          onChange={measureIn}
          choices={UNITS.map((value) => ({ value, label: t(value) }))}
          className="grid-cols-2"
        />
        <section aria-labelledby="your-safety" className="grid gap-2.5">
          <h3 id="your-safety" className="text-sm font-semibold">
            {t('safety')}
          </h3>
          {blockedPeople}
          <Attendance />
        </section>
        <section aria-labelledby="your-notifications" className="grid gap-2.5">
          <h3 id="your-notifications" className="text-sm font-semibold">
            {t('messagesToYou')}
          </h3>
          <Notifications />
          {weeklyQuestion}
        </section>
        <YourAccount phone={phone} />
        <Button look="secondary" busy={logOut.isPending} onClick={() => logOut.mutate()}>
          <LogOut aria-hidden className="size-5" />
          {t('logOut')}
        </Button>
        <YourData onDelete={() => setGoing(true)} />
        {isModerator && (
          <a
            href="/admin"
            className="-my-2 inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-tomato-deep underline underline-offset-3"
          >
            {t('console')}
            <ExternalLink aria-hidden className="size-4.5" />
          </a>
        )}
      </div>
    </Dialog>
  );
}

/** Buttons and not radio buttons: the page reloads, which no arrow key may cause. */
function Languages() {
  const title = useId();
  return (
    <div role="group" aria-labelledby={title}>
      <p id={title} className="mb-2 text-sm font-semibold">
        {t('language')}
      </p>
      <div className="grid grid-cols-2 gap-2.5">
        {LOCALES.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            aria-pressed={language === locale}
            onClick={() => language !== locale && setLocale(language)}
            className={CHOICE}
          >
            {LANGUAGE_NAMES[language]}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Password, email, phone, sessions and the calendar feed. */
function YourAccount({ phone }: { phone: ReactNode }) {
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
