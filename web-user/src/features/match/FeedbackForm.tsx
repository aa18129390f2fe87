import { LONGEST_CONCERN, LONGEST_FEEDBACK_NOTE } from '@domain/match/match-feedback.js';
import { useEffect, useRef, useState } from 'react';
import type { Match, OwnFeedback } from '../../shared/api/types.js';
import { saveTabNote, tabNote } from '../../shared/local-notes.js';
import { Button } from '../../shared/ui/Button.js';
import { ChoiceGroup } from '../../shared/ui/ChoiceGroup.js';
import { TextArea } from '../../shared/ui/Field.js';
import { t } from './feedback-messages.js';
import { useGiveFeedback } from './feedback-queries.js';
import { answersAbout, idsOf } from './member-answers.js';
import { MemberQuestions } from './MemberQuestions.js';

/** A text of this tab that a reload keeps until it was sent. */
function useDraft(name: string, saved: string): [string, (text: string) => void, () => void] {
  const [text, setText] = useState(() => tabNote(name) || saved);
  const change = (next: string) => {
    setText(next);
    saveTabNote(name, next);
  };
  return [text, change, () => saveTabNote(name, '')];
}

interface FeedbackFormProps {
  match: Match;
  /** What was said before; null the first time. */
  saved: OwnFeedback | null;
  onDone: () => void;
}

export function FeedbackForm({ match, saved, onDone }: FeedbackFormProps) {
  const [attended, setAttended] = useState<'yes' | 'no' | null>(saved && (saved.attended ? 'yes' : 'no'));
  const [answers, setAnswers] = useState(() => answersAbout(match.users, saved));
  const [note, setNote, forgetNote] = useDraft(`feedback.${match.id}`, saved?.note ?? '');
  const [concern, setConcern, forgetConcern] = useDraft(`concern.${match.id}`, '');
  const form = useRef<HTMLElement>(null);
  useEffect(() => form.current?.focus(), []);
  const give = useGiveFeedback(match.id, () => {
    forgetNote();
    forgetConcern();
    onDone();
  });
  const send = () => {
    const about = attended === 'yes' ? idsOf(answers) : { again: [] };
    give.mutate({
      attended: attended === 'yes',
      ...about,
      note,
      ...(concern.trim() ? { concern: concern.trim() } : {}),
    });
  };

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
        <MemberQuestions users={match.users} answers={answers} onChange={setAnswers} />
      )}
      <TextArea
        label={t('note')}
        hint={t('private')}
        rows={2}
        value={note}
        onChange={(event) => setNote([...event.target.value].slice(0, LONGEST_FEEDBACK_NOTE).join(''))}
      />
      {saved?.hasConcern ? (
        <p className="text-sm text-muted">{t('concernSent')}</p>
      ) : (
        <TextArea
          label={t('concern')}
          hint={t('concernHint')}
          rows={2}
          maxLength={LONGEST_CONCERN}
          value={concern}
          onChange={(event) => setConcern(event.target.value)}
        />
      )}
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
