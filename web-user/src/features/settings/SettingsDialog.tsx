import { useState } from 'react';
import { countIn, UNITS, unit } from '../../shared/distances.js';
import { LANGUAGE_NAMES, locale, LOCALES, speak } from '../../shared/i18n/locale.js';
import { Button } from '../../shared/ui/Button.js';
import { ChoiceGroup } from '../../shared/ui/ChoiceGroup.js';
import { Dialog } from '../../shared/ui/Dialog.js';
import { t } from './messages.js';

const LANGUAGES = LOCALES.map((value) => ({
  value,
  label: <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
}));

/** How this device speaks and counts, whoever signs in on it. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const [language, setLanguage] = useState(locale);
  const [distances, setDistances] = useState(unit);

  function save(): void {
    countIn(distances);
    onClose();
    if (language !== locale) speak(language);
  }

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
      </div>
    </Dialog>
  );
}
