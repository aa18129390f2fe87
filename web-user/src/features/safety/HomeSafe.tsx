import { LONGEST_REPORT_NOTE } from '@domain/moderation/report.js';
import { useId, useState } from 'react';
import { call } from '../../shared/api/call.js';
import { useAction } from '../../shared/api/use-action.js';
import { useKeptFocus } from '../../shared/hooks/use-kept-focus.js';
import { useMe } from '../../shared/session/me.js';
import { Button } from '../../shared/ui/Button.js';
import { TextArea } from '../../shared/ui/Field.js';
import { rememberHomeSafe } from './home-safe-answered.js';
import { t } from './home-safe-messages.js';

interface Answer {
  isSafe: boolean;
  note?: string;
}

/** Asks whether the member is home safe. After both answers it shows the same, for people who look at the screen too. */
export function HomeSafe({ matchId }: { matchId: number }) {
  const titleId = useId();
  const me = useMe();
  const [isTelling, setIsTelling] = useState(false);
  const [note, setNote] = useState('');
  const answer = useAction({
    name: 'home-safe',
    isOneAtATime: true,
    run: (body: Answer) => call('post', '/api/matches/{id}/home-safe', { params: { id: matchId }, body }),
    onSuccess: () => void rememberHomeSafe(me.id, matchId),
    failure: { title: t('failed'), text: t('tryAgain') },
  });

  const focus = useKeptFocus<HTMLElement>(`${isTelling} ${answer.isSuccess}`);

  return (
    <section {...focus} aria-labelledby={titleId} className="m-3 grid gap-3 rounded-md bg-sunken p-4">
      <h3 id={titleId} className="font-semibold">
        {t('title')}
      </h3>
      <p role="status">{answer.isSuccess ? t('thanks') : t('text')}</p>
      {answer.isSuccess ? null : isTelling ? (
        <>
          <TextArea
            label={t('note')}
            hint={t('noteHint')}
            rows={3}
            maxLength={LONGEST_REPORT_NOTE}
            value={note}
            autoFocus
            onChange={(event) => setNote(event.target.value)}
          />
          <div className="flex flex-wrap gap-2.5">
            <Button
              look="secondary"
              busy={answer.isPending}
              onClick={() => answer.mutate({ isSafe: false, note: note.trim() || undefined })}
            >
              {t('send')}
            </Button>
            <Button look="quiet" onClick={() => setIsTelling(false)}>
              {t('back')}
            </Button>
          </div>
        </>
      ) : (
        <div className="flex flex-wrap gap-2.5">
          <Button look="secondary" busy={answer.isPending} onClick={() => answer.mutate({ isSafe: true })}>
            {t('yes')}
          </Button>
          <Button look="secondary" onClick={() => setIsTelling(true)}>
            {t('no')}
          </Button>
        </div>
      )}
    </section>
  );
}
