import { LONGEST_REPORT_NOTE } from '@domain/moderation/report.js';
import { useId, useState } from 'react';
import { useKeptFocus } from '../../shared/hooks/use-kept-focus.js';
import { Button } from '../../shared/ui/Button.js';
import { TextArea } from '../../shared/ui/Field.js';
import { t } from './home-safe-messages.js';
import { useHomeSafe } from './home-safe-queries.js';

/** What a member who did not get home safe tells the moderators; thanks as after a yes, for people who look at the screen too. */
export function HomeSafe({ matchId }: { matchId: number }) {
  const titleId = useId();
  const [note, setNote] = useState('');
  const answer = useHomeSafe(matchId);
  const focus = useKeptFocus<HTMLElement>(answer.isSuccess);

  return (
    <section {...focus} aria-labelledby={titleId} className="mb-4 grid gap-3 rounded-md bg-sunken p-4">
      <h3 id={titleId} className="font-semibold">
        {t('title')}
      </h3>
      <p role="status">{answer.isSuccess ? t('thanks') : t('text')}</p>
      {!answer.isSuccess && (
        <>
          <TextArea
            label={t('note')}
            hint={t('noteHint')}
            rows={3}
            maxLength={LONGEST_REPORT_NOTE}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <Button
            look="secondary"
            busy={answer.isPending}
            onClick={() => answer.mutate({ isSafe: false, note: note.trim() || undefined })}
          >
            {t('send')}
          </Button>
        </>
      )}
    </section>
  );
}
