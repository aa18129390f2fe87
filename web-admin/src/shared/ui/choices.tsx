import type { ReactElement } from 'react';
import { SelectInput } from 'react-admin';
import { t } from './messages.js';
import type { StatusLabel } from './Tag.js';

export interface Choice {
  readonly id: string;
  readonly name: string;
}

/** Codes with their texts, in the format of the `choices` prop of react-admin's inputs. */
export const choicesOf = <Code extends string>(
  codes: readonly Code[],
  text: (code: Code) => string,
): Choice[] => codes.map((id) => ({ id, name: text(id) }));

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
