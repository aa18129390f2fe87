import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { useDecidedOn } from '../../shared/api/use-decided-on.js';
import { useRecordAction } from '../../shared/api/use-record-action.js';
import { AppealAnswerForm } from './AppealAnswerForm.js';
import { t } from './messages.js';
import { fullName, type User } from './user.js';

interface Props {
  readonly user: User;
  readonly onClose: () => void;
}

/** Answers the only appeal that a suspension allows. */
export function AnswerAppealDialog({ user, onClose }: Props): ReactNode {
  const decidedOn = useDecidedOn(user.lastDecisionId);
  const notify = useNotify();
  const { mutate, isPending, error } = useRecordAction<User>('users', 'answer-appeal');
  const onSuccess = () => {
    notify(t('appealAnswered'), { type: 'success' });
    onClose();
  };
  return (
    <AppealAnswerForm
      title={t('answerAppealOf', { name: fullName(user) })}
      outcomes={{ keep: t('keep'), lift: t('lift') }}
      isBusy={isPending}
      error={error}
      onSend={(body) => mutate({ id: user.id, body: { ...body, ...decidedOn } }, { onSuccess })}
      onClose={onClose}
    />
  );
}
