import type { ReactElement } from 'react';
import { SelectInput } from 'react-admin';
import { t } from './messages.js';
import type { StatusLabel } from './Tag.js';

export interface Choice {
  readonly id: string;
  readonly name: string;
}

/** Labels by code, in the format of the `choices` prop of react-admin's inputs. */
export const choicesOf = (labels: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(labels).map(([id, name]) => ({ id, name }));

/** The same for states. */
export const statusChoices = (labels: Readonly<Record<string, StatusLabel>>): Choice[] =>
  Object.entries(labels).map(([id, { label }]) => ({ id, name: label }));

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
