import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { useNotify } from 'react-admin';
import { useRecordAction } from '../../shared/api/use-record-action.js';
import { FormDialog } from '../../shared/ui/FormDialog.js';
import { instantText, localText } from './announcement-draft.js';
import type { AnnouncementRecord } from './announcement-labels.js';
import { t } from './messages.js';

/** Sends a draft now or later, in the version that was seen when the dialog was opened. */
export function ScheduleAnnouncement({ record }: { record: AnnouncementRecord }): ReactNode {
  const [seen, setSeen] = useState<number | null>(null);
  return (
    <>
      <Button variant="contained" sx={{ mt: 2 }} onClick={() => setSeen(record.version)}>
        {t('schedule')}
      </Button>
      {seen !== null && <StartDialog id={record.id} version={seen} onClose={() => setSeen(null)} />}
    </>
  );
}

interface StartDialogProps {
  readonly id: number;
  readonly version: number;
  readonly onClose: () => void;
}

function StartDialog({ id, version, onClose }: StartDialogProps): ReactNode {
  /** In the format of `datetime-local`; null for now. */
  const [at, setAt] = useState<string | null>(null);
  const notify = useNotify();
  const schedule = useRecordAction<AnnouncementRecord>('announcements', 'schedule');
  const submit = (): void =>
    schedule.mutate(
      { id, body: { version, ...(at !== null && { at: instantText(at) }) } },
      {
        onSuccess: () => {
          onClose();
          notify(t('isScheduled'), { type: 'success' });
        },
      },
    );
  return (
    <FormDialog
      title={t('scheduleTitle')}
      submitLabel={t('send')}
      isBusy={schedule.isPending}
      error={schedule.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioGroup
        aria-label={t('scheduleTitle')}
        value={at === null ? 'now' : 'later'}
        onChange={(_event, chosen) => setAt(chosen === 'now' ? null : localText())}
      >
        <FormControlLabel value="now" control={<Radio />} label={t('now')} />
        <FormControlLabel value="later" control={<Radio />} label={t('later')} />
      </RadioGroup>
      {at !== null && (
        <TextField
          label={t('startAt')}
          type="datetime-local"
          value={at}
          onChange={({ target }) => setAt(target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: localText() } }}
        />
      )}
    </FormDialog>
  );
}
