import { ChevronRight, Utensils } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { PrivatePreferences } from '../api/types.js';
import { formattingLocale } from '../i18n/locale.js';
import { languageName } from './LanguagesField.js';
import { t } from './messages.js';
import { MyTableDialog } from './MyTableDialog.js';
import { usePrivatePreferences } from './own-private-preferences.js';

interface MyTableProps {
  /** What an open form asks of the whole table, and the same in a few words each. */
  wishes?: { fields: ReactNode; chosen: readonly string[] };
}

/** A button with what the user needs of a table, as 'vegan · step-free · English, German', which opens its sheet. */
export function MyTable({ wishes }: MyTableProps) {
  const [isOpen, setOpen] = useState(false);
  const { data } = usePrivatePreferences();
  const said = [...(data ? summaryOf(data) : []), ...(wishes?.chosen ?? [])];
  return (
    <>
      <button
        type="button"
        className="flex min-h-14 w-full items-center gap-3 rounded-md border-2 border-line-strong px-3.5 py-2 text-left transition-colors hover:border-ink"
        onClick={() => setOpen(true)}
      >
        <Utensils aria-hidden className="size-5 shrink-0 text-tomato" />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{t('title')}</span>
          <span className="block text-sm text-muted wrap-anywhere">
            {said.join(' · ') || t('nothingSaid')}
          </span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0" />
      </button>
      {isOpen && <MyTableDialog wishes={wishes?.fields} onClose={() => setOpen(false)} />}
    </>
  );
}

function summaryOf({ diets, isStepFree, languages, noteForBooker }: PrivatePreferences): string[] {
  return [
    diets.map((diet) => t(`diet_${diet}`).toLocaleLowerCase(formattingLocale)).join(', '),
    isStepFree ? t('saidStepFree') : '',
    languages.map(languageName).join(', '),
    noteForBooker ? t('saidNote') : '',
  ].filter(Boolean);
}
