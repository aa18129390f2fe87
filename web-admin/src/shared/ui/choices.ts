import type { StatusLabel } from './status-label.js';

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
