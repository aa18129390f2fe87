import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { LONGEST_APPEAL } from '@domain/moderation/appeal.js';
import { useRecordAction } from '../../shared/api/use-record-action.js';
import { FormDialog } from '../../shared/ui/FormDialog.js';
import { NoteField } from '../../shared/ui/NoteField.js';
import type { Appeal } from './appeal-labels.js';
import { t } from './messages.js';

interface Props {
  readonly id: number;
  readonly onClose: () => void;
}

/** Upholds or lifts a step, with an answer to the member. */
export function AnswerDialog({ id, onClose }: Props): ReactNode {
  const label = useId();
  const [lift, setLift] = useState<boolean | null>(null);
  const [answer, setAnswer] = useState('');
  const [hasSubmitted, setSubmitted] = useState(false);
  const notify = useNotify();
  const { mutate, isPending, error } = useRecordAction<Appeal>('appeals', 'answer');
  const missing = answer.trim() === '' ? t('writeAnswer') : null;
  const send = () => {
    setSubmitted(true);
    if (lift === null || missing) return;
    const onSuccess = () => {
      notify(t('answered'), { type: 'success' });
      onClose();
    };
    mutate({ id, body: { answer, lift } }, { onSuccess });
  };
  return (
    <FormDialog
      title={t('answerAppeal')}
      submitLabel={t('sendAnswer')}
      isBusy={isPending}
      error={error}
      onSubmit={send}
      onClose={onClose}
    >
      <FormControl error={hasSubmitted && lift === null}>
        <FormLabel id={label}>{t('outcome')}</FormLabel>
        <RadioGroup
          aria-labelledby={label}
          value={lift === null ? '' : lift ? 'lift' : 'keep'}
          onChange={(_event, chosen) => setLift(chosen === 'lift')}
        >
          <FormControlLabel value="keep" control={<Radio />} label={t('keep')} />
          <FormControlLabel value="lift" control={<Radio />} label={t('lift')} />
        </RadioGroup>
        {hasSubmitted && lift === null && (
          <Typography role="alert" color="error" variant="body2">
            {t('chooseOutcome')}
          </Typography>
        )}
      </FormControl>
      <NoteField
        label={t('answerText')}
        hint={t('answerHint')}
        maxLength={LONGEST_APPEAL}
        value={answer}
        onChange={setAnswer}
        error={hasSubmitted ? missing : null}
        isRequired
      />
    </FormDialog>
  );
}
