import { LONGEST_FEEDBACK_NOTE } from '@domain/match/match-feedback.js';
import { useEffect, useRef, useState } from 'react';
import type { Match } from '../../shared/api/types.js';
import { Button } from '../../shared/ui/Button.js';
import { ChoiceGroup } from '../../shared/ui/ChoiceGroup.js';
import { TextArea } from '../../shared/ui/Field.js';
import { t } from './feedback-messages.js';
import { useGiveFeedback } from './feedback-queries.js';
import { memberName } from './members.js';

/** Asks for feedback on a completed match until its chat is archived; it can be changed until then. */
export function MatchFeedback({ match }: { match: Match }) {
  // Null until first opened: only then does closing the form return the focus to the button.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  if (match.status !== 'completed') return null;
  if (isOpen) return <FeedbackForm match={match} onDone={() => setOpen(false)} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-md bg-sunken py-1 pr-1 pl-3.5 text-sm">
      <p className="font-semibold">{match.feedback ? t('thanks') : t('title')}</p>
      <Button
        look="quiet"
        className="min-h-11 px-4"
        autoFocus={isOpen === false}
        onClick={() => setOpen(true)}
      >
        {match.feedback ? t('change') : t('tell')}
      </Button>
    </div>
  );
}

function FeedbackForm({ match, onDone }: { match: Match; onDone: () => void }) {
  const said = match.feedback;
  const [attended, setAttended] = useState<'yes' | 'no' | null>(said && (said.attended ? 'yes' : 'no'));
  const [again, setAgain] = useState<readonly number[]>(said?.again ?? []);
  const [note, setNote] = useState(said?.note ?? '');
  const form = useRef<HTMLElement>(null);
  useEffect(() => form.current?.focus(), []);
  const give = useGiveFeedback(match.id, onDone);
  const toggle = (id: number) =>
    setAgain(again.includes(id) ? again.filter((each) => each !== id) : [...again, id]);
  const send = () =>
    give.mutate({ attended: attended === 'yes', again: attended === 'yes' ? [...again] : [], note });

  return (
    <section
      ref={form}
      tabIndex={-1}
      aria-label={t('title')}
      className="grid gap-4 rounded-md bg-sunken p-3.5 outline-none"
    >
      <ChoiceGroup
        legend={t('attended')}
        value={attended}
        onChange={setAttended}
        choices={[
          { value: 'yes', label: t('yes') },
          { value: 'no', label: t('no') },
        ]}
        className="grid-cols-2"
      />
      {attended === 'yes' && match.users.length > 0 && (
        <fieldset>
          <legend className="mb-1 text-sm font-semibold">{t('again')}</legend>
          {match.users.map((user) => (
            <label key={user.id} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                className="size-5 accent-tomato"
                checked={again.includes(user.id)}
                onChange={() => toggle(user.id)}
              />
              {memberName(user)}
            </label>
          ))}
        </fieldset>
      )}
      <TextArea
        label={t('note')}
        hint={t('private')}
        rows={2}
        value={note}
        onChange={(event) => setNote([...event.target.value].slice(0, LONGEST_FEEDBACK_NOTE).join(''))}
      />
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button look="quiet" onClick={onDone}>
          {t('later')}
        </Button>
        <Button disabled={attended === null} busy={give.isPending} onClick={send}>
          {give.isPending ? t('sending') : t('send')}
        </Button>
      </div>
    </section>
  );
}
