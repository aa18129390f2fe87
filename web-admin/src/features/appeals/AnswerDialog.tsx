import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { useDecidedOn } from '../../shared/api/use-decided-on.js';
import { useRecordAction } from '../../shared/api/use-record-action.js';
import { AppealAnswerForm } from '../../shared/appeal/AppealAnswerForm.js';
import type { Appeal } from './appeal-labels.js';
import { t } from './messages.js';

interface Props {
  readonly appeal: Appeal;
  readonly onClose: () => void;
}

/** Upholds or lifts a step, with an answer to the member. */
export function AnswerDialog({ appeal, onClose }: Props): ReactNode {
  const decidedOn = useDecidedOn(appeal.lastDecisionId);
  const notify = useNotify();
  const { mutate, isPending, error } = useRecordAction<Appeal>('appeals', 'answer');
  const onSuccess = () => {
    notify(t('answered'), { type: 'success' });
    onClose();
  };
  return (
    <AppealAnswerForm
      title={t('answerAppeal')}
      outcomes={{ keep: t('keep'), lift: t('lift') }}
      isBusy={isPending}
      error={error}
      onSend={(body) => mutate({ id: appeal.id, body: { ...body, ...decidedOn } }, { onSuccess })}
      onClose={onClose}
    />
  );
}
