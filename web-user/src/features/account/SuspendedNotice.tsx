import { lengthOf } from '@domain/shared/readable-text.js';
import { LONGEST_APPEAL } from '@domain/moderation/appeal.js';
import { CircleCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { fullMomentLabel } from '../../shared/moments.js';
import { Button } from '../../shared/ui/Button.js';
import { TextArea } from '../../shared/ui/Field.js';
import { FormError } from '../../shared/ui/FormError.js';
import type { Suspension } from '../../shared/session/suspension.js';
import { t } from './messages.js';
import { isAppealAlreadySent, useAppeal } from './queries.js';

function lasting({ isForGood, until }: Suspension): string {
  if (isForGood) return t('suspendedForGood');
  return until ? t('suspendedUntil', { moment: fullMomentLabel(until) }) : t('suspendedOpenEnd');
}

/** Reason and end of a suspension, and the form for the appeal. */
export function SuspendedNotice({ suspension }: { suspension: Suspension }) {
  return (
    <div className="grid gap-6">
      <p className="text-lg">{lasting(suspension)}</p>
      {suspension.reason && (
        <section aria-labelledby="suspended-why" className="rounded-md bg-sunken px-4 py-3">
          <h2 id="suspended-why" className="font-sans text-sm font-semibold tracking-normal">
            {t('suspendedWhy')}
          </h2>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{suspension.reason}</p>
        </section>
      )}
      <p className="text-muted">{t('suspendedMeanwhile')}</p>
      <Appeal hasAppealed={suspension.hasAppealed} />
    </div>
  );
}

function Appeal({ hasAppealed }: { hasAppealed: boolean }) {
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const appeal = useAppeal();
  const isKnown = hasAppealed || isAppealAlreadySent(appeal.error);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!note.trim()) return setError(t('appealMissing'));
    appeal.mutate(note.trim());
  }

  if (appeal.isSuccess || isKnown) {
    return (
      <p role="status" className="flex items-start gap-2.5 rounded-md bg-basil-soft px-4 py-3 text-basil">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
        {isKnown ? t('appealKnown') : t('appealSent')}
      </p>
    );
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <TextArea
        label={t('appealNote')}
        rows={5}
        value={note}
        error={error}
        hint={t('appealHint')}
        counter={t('counter', { count: lengthOf(note), most: LONGEST_APPEAL })}
        onChange={(event) => {
          setNote([...event.target.value].slice(0, LONGEST_APPEAL).join(''));
          setError(undefined);
        }}
      />
      <FormError error={appeal.error} />
      <Button type="submit" busy={appeal.isPending}>
        {appeal.isPending ? t('appealSending') : t('appealSend')}
      </Button>
    </form>
  );
}
