import { useId } from 'react';
import type { MatchUser } from '../../shared/api/types.js';
import { Button } from '../../shared/ui/Button.js';
import { Select } from '../../shared/ui/Field.js';
import { t } from './feedback-messages.js';
import { type Answers, type MemberAnswer, withAllAgain, withAllCame } from './member-answers.js';
import { memberName } from './members.js';

interface MemberQuestionsProps {
  users: readonly MatchUser[];
  answers: Answers;
  onChange: (answers: Answers) => void;
}

/** Two questions, about everyone or about each member: whether they came, and whether to meet them again. */
export function MemberQuestions({ users, answers, onChange }: MemberQuestionsProps) {
  const hint = useId();
  const set = (id: number, answer: MemberAnswer) => onChange(new Map(answers).set(id, answer));
  return (
    <fieldset aria-describedby={hint}>
      <legend className="mb-1 text-sm font-semibold">{t('members')}</legend>
      <p id={hint} className="mb-3 text-sm text-muted">
        {t('notAgainHint')}
      </p>
      <div className="mb-4 flex flex-wrap gap-2.5 *:grow">
        <Button look="secondary" className="px-3" onClick={() => onChange(withAllCame(answers))}>
          {t('allCame')}
        </Button>
        <Button look="secondary" className="px-3" onClick={() => onChange(withAllAgain(answers))}>
          {t('allAgain')}
        </Button>
      </div>
      <div className="grid gap-4">
        {users.map((user) => {
          const answer = answers.get(user.id) ?? { presence: 'unsure', again: 'none' };
          return (
            <fieldset key={user.id}>
              <legend className="mb-1 font-semibold wrap-anywhere">
                <bdi>{memberName(user)}</bdi>
              </legend>
              <div className="grid grid-cols-[repeat(auto-fit,minmax(9.75rem,1fr))] gap-2.5">
                <Select
                  label={t('presence')}
                  value={answer.presence}
                  onChange={({ target }) =>
                    set(user.id, { ...answer, presence: target.value as MemberAnswer['presence'] })
                  }
                  options={[
                    { value: 'unsure', label: t('unsure') },
                    { value: 'came', label: t('came') },
                    { value: 'didNotCome', label: t('didNotCome') },
                  ]}
                />
                <Select
                  label={t('again')}
                  value={answer.again}
                  onChange={({ target }) =>
                    set(user.id, { ...answer, again: target.value as MemberAnswer['again'] })
                  }
                  options={[
                    { value: 'none', label: t('noAnswer') },
                    { value: 'gladly', label: t('gladly') },
                    { value: 'no', label: t('notAgain') },
                  ]}
                />
              </div>
            </fieldset>
          );
        })}
      </div>
    </fieldset>
  );
}
