import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { LONGEST_REPORT_NOTE } from '@domain/moderation/report.js';
import { FormDialog } from '../../shared/ui/FormDialog.js';
import { NoteField } from '../../shared/ui/NoteField.js';
import { t } from './messages.js';

export type ReportDecision = 'uphold' | 'warn' | 'dismiss';

const TEXTS = {
  uphold: {
    title: t('upholdTitle'),
    submitLabel: t('uphold'),
    color: 'error',
    text: 'upholdText',
  },
  warn: {
    title: t('warnTitle'),
    submitLabel: t('warn'),
    color: 'error',
    text: 'warnText',
  },
  dismiss: {
    title: t('dismissTitle'),
    submitLabel: t('dismiss'),
    color: 'primary',
    text: 'dismissText',
  },
} as const;

interface Props {
  readonly decision: ReportDecision;
  readonly reportedName: string;
  readonly onClose: () => void;
  readonly onDecide: (note: string) => void;
}

/** Explains the decision and asks for an optional note to other moderators. */
export function ReportDecisionDialog({ decision, reportedName, onClose, onDecide }: Props): ReactNode {
  const [note, setNote] = useState('');
  const { title, submitLabel, color, text } = TEXTS[decision];
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      color={color}
      onSubmit={() => onDecide(note)}
      onClose={onClose}
    >
      <Typography>{t(text, { name: reportedName })}</Typography>
      <NoteField
        label={t('noteLabel')}
        hint={t('noteHint')}
        maxLength={LONGEST_REPORT_NOTE}
        value={note}
        onChange={setNote}
      />
    </FormDialog>
  );
}
