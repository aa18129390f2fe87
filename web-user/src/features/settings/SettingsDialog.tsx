import { LANGUAGE_NAMES } from '@domain/shared/language.js';
import { ExternalLink } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { setUnit, UNITS, unit } from '../../shared/distances.js';
import { locale, LOCALES, setLocale } from '../../shared/i18n/locale.js';
import { lazyComponent } from '../../shared/lazy-component.js';
import { useMe } from '../../shared/session/me.js';
import { Button } from '../../shared/ui/Button.js';
import { ChoiceGroup } from '../../shared/ui/ChoiceGroup.js';
import { Dialog } from '../../shared/ui/Dialog.js';
import { Attendance } from './Attendance.js';
import { t } from './messages.js';
import { Notifications } from './Notifications.js';
import { YourAccount } from './YourAccount.js';
import { YourData } from './YourData.js';

const DeleteAccountDialog = lazyComponent(() => import('./DeleteAccountDialog.js'), 'DeleteAccountDialog');

const LANGUAGES = LOCALES.map((value) => ({
  value,
  label: <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
}));

interface SettingsDialogProps {
  /** Renders the list of blocked users. */
  blockedPeople: ReactNode;
  /** The action for the verified phone, if there is one. */
  phone: ReactNode;
  onClose: () => void;
}

/** Preferences of this device, and the account: data export and deletion. */
export function SettingsDialog({ blockedPeople, phone, onClose }: SettingsDialogProps) {
  const { isModerator } = useMe();
  const [language, setLanguage] = useState(locale);
  const [distances, setDistances] = useState(unit);
  const [isGoing, setGoing] = useState(false);

  function save(): void {
    setUnit(distances);
    onClose();
    if (language !== locale) setLocale(language);
  }

  if (isGoing)
    return (
      <Suspense fallback={null}>
        <DeleteAccountDialog onClose={onClose} />
      </Suspense>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      description={t('text')}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button onClick={save}>{t('save')}</Button>
        </>
      }
    >
      <div className="grid gap-6">
        <ChoiceGroup
          legend={t('language')}
          value={language}
          onChange={setLanguage}
          choices={LANGUAGES}
          className="grid-cols-2"
        />
        <ChoiceGroup
          legend={t('distances')}
          value={distances}
          onChange={setDistances}
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
        </section>
        <YourAccount phone={phone} />
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
