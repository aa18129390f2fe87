import { ChevronDown, MapPin } from 'lucide-react';
import { useState } from 'react';
import { saveLocalNote, localNote } from '../../shared/local-notes.js';
import { Button } from '../../shared/ui/Button.js';
import { TextInput } from '../../shared/ui/Field.js';
import { dismissErrorsOf, toastError, toastSuccess } from '../../shared/ui/toast/toast-store.js';
import { t } from './messages.js';

/** The user's private note on where to meet; stored in this browser only. */
export function MeetingNote({ matchId }: { matchId: number }) {
  const note = `meetup-details.${matchId}`;
  const [saved, setSaved] = useState(() => localNote(note));
  const [location, setLocation] = useState(saved);
  const [error, setError] = useState<string>();

  function save(): void {
    dismissErrorsOf('meetup-details');
    const text = location.trim();
    const showError = (title: string, description: string) => {
      setError(description);
      toastError({ title, description, action: 'meetup-details' });
    };
    if (!text) return showError(t('locationRequired'), t('locationRequiredText'));
    if (!saveLocalNote(note, text)) return showError(t('error'), t('detailsNotSaved'));
    setSaved(text);
    setError(undefined);
    toastSuccess({ title: t('detailsSaved'), description: t('detailsSavedText') });
  }

  return (
    <details className="group border-y border-line bg-card lg:m-3 lg:rounded-md lg:border">
      <summary className="flex min-h-12 list-none items-center gap-2 px-4 font-semibold [&::-webkit-details-marker]:hidden">
        <MapPin aria-hidden className="size-5 shrink-0 text-tomato" />
        <span className="shrink-0">{t('details')}</span>
        <span className="min-w-0 flex-1 truncate text-right text-sm font-medium text-muted">{saved}</span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <form
        noValidate
        className="grid gap-3 px-4 pt-1 pb-4"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextInput
          label={t('location')}
          hint={t('detailsHint')}
          placeholder={t('locationPlaceholder')}
          maxLength={200}
          error={error}
          value={location}
          onChange={(event) => {
            setLocation(event.target.value);
            setError(undefined);
          }}
        />
        <Button type="submit" look="secondary">
          {t('save')}
        </Button>
      </form>
    </details>
  );
}
