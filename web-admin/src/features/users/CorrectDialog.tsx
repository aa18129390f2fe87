import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { useNotify } from 'react-admin';
import { CORRECTION_REASONS, type CorrectionReason } from '@domain/corrections/correction-reason.js';
import { useDecidedOn } from '../../shared/api/use-decided-on.js';
import { useRecordAction } from '../../shared/api/use-record-action.js';
import { Consequences } from '../../shared/ui/Consequences.js';
import { FormDialog } from '../../shared/ui/FormDialog.js';
import {
  CORRECTION_VERBS,
  consequencesOf,
  REASON_LABELS,
  type Subject,
  SUBJECT_LABELS,
  SUBJECTS,
  USUAL_REASON,
} from './corrections.js';
import { t } from './messages.js';
import { fullName, type User } from './user.js';

interface Props {
  readonly user: User;
  readonly onClose: () => void;
}

/** Corrects what is wrong in an account. */
export function CorrectDialog({ user, onClose }: Props): ReactNode {
  const [subject, setSubject] = useState<Subject>('birthDate');
  const [reason, setReason] = useState<CorrectionReason>(USUAL_REASON.birthDate);
  const [firstName, setFirstName] = useState(user.firstName);
  const [lastName, setLastName] = useState(user.lastName);
  const [dateOfBirth, setDateOfBirth] = useState('');
  const decidedOn = useDecidedOn(user.lastDecisionId);
  const notify = useNotify();
  const { mutate, isPending, error } = useRecordAction<User>('users', CORRECTION_VERBS[subject]);
  const fields = {
    birthDate: { dateOfBirth },
    name: { firstName, lastName },
  };
  const submit = () =>
    mutate(
      { id: user.id, body: { ...fields[subject], reason, ...decidedOn } },
      {
        onSuccess: () => {
          notify(t('corrected'), { type: 'success' });
          onClose();
        },
      },
    );
  const choose = (chosen: Subject) => {
    setSubject(chosen);
    setReason(USUAL_REASON[chosen]);
  };
  return (
    <FormDialog
      title={t('correctOf', { name: fullName(user) })}
      submitLabel={t('correct')}
      isBusy={isPending}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        select
        label={t('whatIsWrong')}
        value={subject}
        onChange={({ target }) => choose(target.value as Subject)}
      >
        {SUBJECTS.map((each) => (
          <MenuItem key={each} value={each}>
            {SUBJECT_LABELS[each]}
          </MenuItem>
        ))}
      </TextField>
      {subject === 'birthDate' && (
        <TextField
          label={t('newBirthDate')}
          type="date"
          value={dateOfBirth}
          onChange={({ target }) => setDateOfBirth(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
      {subject === 'name' && (
        <>
          <TextField
            label={t('firstName')}
            value={firstName}
            onChange={({ target }) => setFirstName(target.value)}
          />
          <TextField
            label={t('lastName')}
            value={lastName}
            onChange={({ target }) => setLastName(target.value)}
          />
        </>
      )}
      <TextField
        select
        label={t('why')}
        value={reason}
        onChange={({ target }) => setReason(target.value as CorrectionReason)}
      >
        {CORRECTION_REASONS.map((each) => (
          <MenuItem key={each} value={each}>
            {REASON_LABELS[each]}
          </MenuItem>
        ))}
      </TextField>
      <Consequences lines={consequencesOf(subject, user)} />
    </FormDialog>
  );
}
