import { LONGEST_STATEMENT } from '@domain/registration/statement.js';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextArea } from '../../shared/ui/Field.js';
import { t } from './messages.js';

/** Why an applicant would like to join; for the policy `approval`. */
export const StatementField = ({ error, field }: { error?: string; field: UseFormRegisterReturn }) => (
  <TextArea
    label={t('statement')}
    hint={t('statementHint', { most: LONGEST_STATEMENT })}
    rows={3}
    error={error}
    {...field}
  />
);
