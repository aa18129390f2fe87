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
import { fullName, type User } from './user.js';

interface Props {
  readonly user: User;
  readonly onClose: () => void;
}

/** Answers the only appeal that a suspension allows. */
export function AnswerAppealDialog({ user, onClose }: Props): ReactNode {
  const label = useId();
  const [lift, setLift] = useState<boolean | null>(null);
  const [answer, setAnswer] = useState('');
  const [hasSubmitted, setSubmitted] = useState(false);
  const notify = useNotify();
  const { mutate, isPending, error } = useRecordAction<User>('users', 'answer-appeal');
  const missing = answer.trim() === '' ? 'Please write an answer' : null;
  const send = () => {
    setSubmitted(true);
    if (lift === null || missing) return;
    mutate(
      { id: user.id, body: { answer, lift } },
      {
        onSuccess: () => {
          notify('The appeal is answered.', { type: 'success' });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={`Answer the appeal of ${fullName(user)}`}
      submitLabel="Send the answer"
      isBusy={isPending}
      error={error}
      onSubmit={send}
      onClose={onClose}
    >
      <FormControl error={hasSubmitted && lift === null}>
        <FormLabel id={label}>Outcome</FormLabel>
        <RadioGroup
          aria-labelledby={label}
          value={lift === null ? '' : lift ? 'lift' : 'keep'}
          onChange={(_event, chosen) => setLift(chosen === 'lift')}
        >
          <FormControlLabel value="keep" control={<Radio />} label="It stays as it is" />
          <FormControlLabel value="lift" control={<Radio />} label="They may come in again at once" />
        </RadioGroup>
        {hasSubmitted && lift === null && (
          <Typography role="alert" color="error" variant="body2">
            Please choose an outcome.
          </Typography>
        )}
      </FormControl>
      <NoteField
        label="Answer"
        hint="They read it in a mail. There is no second appeal."
        maxLength={LONGEST_APPEAL}
        value={answer}
        onChange={setAnswer}
        error={hasSubmitted ? missing : null}
        isRequired
      />
    </FormDialog>
  );
}
