import type { ReactElement } from 'react';
import { SelectInput } from 'react-admin';
import type { Choice } from './choices.js';
import { t } from './messages.js';

/**
 * An always visible filter of a list. A function, not a component: react-admin reads `source` and `alwaysOn` from the
 * element itself.
 */
export const selectFilter = (
  source: string,
  label: string,
  choices: Choice[],
  emptyText = t('any'),
): ReactElement => (
  <SelectInput key={source} source={source} label={label} emptyText={emptyText} choices={choices} alwaysOn />
);
