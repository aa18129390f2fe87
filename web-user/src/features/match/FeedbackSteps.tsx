import type { ReactNode } from 'react';
import type { MatchUser } from '../../shared/api/types.js';
import { Button } from '../../shared/ui/Button.js';
import { Checkbox } from '../../shared/ui/Checkbox.js';
import { TextArea } from '../../shared/ui/Field.js';
import { Unfold } from '../../shared/ui/Unfold.js';
import { FacePicker } from './FacePicker.js';
import { type FeedbackDraft, toggled, withinLimit } from './feedback-draft.js';
import { t } from './feedback-messages.js';

interface StepProps {
  users: readonly MatchUser[];
  draft: FeedbackDraft;
  onChange: (change: Partial<FeedbackDraft>) => void;
}

function Question({ title, hint, children }: { title: string; hint?: string; children?: ReactNode }) {
  return (
    <div className="grid gap-4">
      <div>
        <h3 tabIndex={-1} className="text-lg outline-none">
          {title}
        </h3>
        {hint && <p className="mt-1 text-sm text-muted">{hint}</p>}
      </div>
      {children}
    </div>
  );
}

/** All are lit; a tap says who was not there. */
export function ThereStep({ users, draft: { absent }, onChange }: StepProps) {
  if (users.length === 0) return <Question title={t('attended')} />;
  return (
    <Question title={t('there')} hint={t('thereHint')}>
      <FacePicker
        label={t('there')}
        users={users}
        picked={users.map(({ id }) => id).filter((id) => !absent.includes(id))}
        onToggle={(id) => onChange({ absent: toggled(absent, id) })}
      />
    </Question>
  );
}

/** A tap says whom the user would gladly meet; whom they would rather not is asked on demand. */
export function AgainStep({ users, draft: { absent, again, notAgain }, onChange }: StepProps) {
  const others = users.filter(({ id }) => !absent.includes(id));
  const without = (ids: readonly number[], id: number) => ids.filter((other) => other !== id);
  return (
    <Question title={t('again')} hint={t('againHint')}>
      <FacePicker
        label={t('again')}
        users={others}
        picked={again}
        onToggle={(id) => onChange({ again: toggled(again, id), notAgain: without(notAgain, id) })}
      />
      <Button
        look="secondary"
        onClick={() => onChange({ again: others.map(({ id }) => id).filter((id) => !notAgain.includes(id)) })}
      >
        {t('allAgain')}
      </Button>
      <Unfold label={t('ratherNot')} isOpenAtFirst={notAgain.length > 0}>
        <p className="mt-1 mb-3 text-sm text-muted">{t('ratherNotHint')}</p>
        <FacePicker
          label={t('ratherNot')}
          users={users}
          picked={notAgain}
          onToggle={(id) => onChange({ notAgain: toggled(notAgain, id), again: without(again, id) })}
        />
      </Unfold>
    </Question>
  );
}

interface MoreStepProps extends Omit<StepProps, 'users'> {
  /** Whether the moderators have a report of the user on this match. */
  wasReported: boolean;
}

/** One text, for who makes the tables or, with the switch, for the moderators. */
export function MoreStep({ draft: { text, isConcern }, onChange, wasReported }: MoreStepProps) {
  return (
    <Question title={t('more')}>
      <TextArea
        label={t('note')}
        hint={t(isConcern ? 'concernHint' : 'private')}
        rows={4}
        value={text}
        onChange={({ target }) => onChange({ text: withinLimit(target.value, isConcern) })}
      />
      {wasReported ? (
        <p className="text-sm text-muted">{t('concernSent')}</p>
      ) : (
        <Checkbox
          label={t('concern')}
          role="switch"
          checked={isConcern}
          onChange={({ target }) => onChange({ isConcern: target.checked })}
        />
      )}
    </Question>
  );
}
