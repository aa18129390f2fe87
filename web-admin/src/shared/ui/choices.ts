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
