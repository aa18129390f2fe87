import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { LONGEST_APPEAL } from '@domain/moderation/appeal.js';
import { FormDialog } from '../../shared/ui/FormDialog.js';
import { NoteField } from '../../shared/ui/NoteField.js';
import { t } from './appeal-messages.js';

interface Props {
  readonly title: string;
  /** What becomes of the decision, by outcome. */
  readonly outcomes: { readonly keep: string; readonly lift: string };
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly onSend: (answer: { readonly answer: string; readonly lift: boolean }) => void;
  readonly onClose: () => void;
}

/** The dialog that answers an appeal: keep or lift the decision, with a message to the user. */
export function AppealAnswerForm({ title, outcomes, isBusy, error, onSend, onClose }: Props): ReactNode {
  const label = useId();
  const [lift, setLift] = useState<boolean | null>(null);
  const [answer, setAnswer] = useState('');
  const [hasSubmitted, setSubmitted] = useState(false);
  const missing = answer.trim() === '' ? t('writeAnswer') : null;
  const send = () => {
    setSubmitted(true);
    if (lift !== null && !missing) onSend({ answer, lift });
  };
  return (
    <FormDialog
      title={title}
      submitLabel={t('sendAnswer')}
      isBusy={isBusy}
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
          <FormControlLabel value="keep" control={<Radio />} label={outcomes.keep} />
          <FormControlLabel value="lift" control={<Radio />} label={outcomes.lift} />
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
