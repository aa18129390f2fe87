import { useEffect, useState } from 'react';
import { saveLocalNote, localNote, watchLocalNotes } from '../../shared/local-notes.js';
import { Button } from '../../shared/ui/Button.js';
import { TextInput } from '../../shared/ui/Field.js';
import { dismissErrorsOf, toastError, toastSuccess } from '../../shared/ui/toast/toast-store.js';
import { t } from './messages.js';

/** The user's private note on where to meet; stored in this browser only. */
export function MeetingNote({ matchId }: { matchId: number }) {
  const note = `meetup-details.${matchId}`;
  const [saved, setSaved] = useState(() => localNote(note));
  const [typed, setTyped] = useState<string | null>(null);
  const location = typed ?? saved;
  const [error, setError] = useState<string>();

  // What another tab saves is shown here too, unless the user is changing it.
  useEffect(() => watchLocalNotes(note, ({ name, text }) => name === note && setSaved(text)), [note]);

  function save(): void {
    dismissErrorsOf('meetup-details');
    const text = location.trim();
    const showError = (title: string, description: string) => {
      setError(description);
      toastError({ title, description, action: 'meetup-details' });
    };
    if (!text) return showError(t('locationRequired'), t('locationRequiredText'));
    if (!saveLocalNote(note, text)) return showError(t('error'), t('noteNotSaved'));
    setError(undefined);
    setSaved(text);
    setTyped(null);
    toastSuccess({ title: t('noteSaved'), description: t('noteSavedText') });
  }

  return (
    <section aria-labelledby="meeting-note">
      <h3 id="meeting-note" className="mb-2 text-base">
        {t('note')}
      </h3>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextInput
          label={t('location')}
          hint={t('noteHint')}
          placeholder={t('locationPlaceholder')}
          maxLength={200}
          error={error}
          value={location}
          onChange={(event) => {
            setTyped(event.target.value);
            setError(undefined);
          }}
        />
        <Button type="submit" look="secondary">
          {t('save')}
        </Button>
      </form>
    </section>
  );
}
