import { API, http } from '../../shared/api/http.js';
import type { ResponseOf } from '../../shared/api/types.js';

export type WhatIfInput = ResponseOf<'/api/admin/what-if'>;
export type PolicySetting = WhatIfInput['settings'][number];
export type SeatingComparison = ResponseOf<'/api/admin/what-if', 'post'>;
export type SlotComparison = SeatingComparison['slots'][number];
export type PlanFigures = NonNullable<SlotComparison['current']>;

/** The values in the form, by the name of the setting. */
export type Draft = Readonly<Record<string, string>>;

export const currentDraft = (settings: readonly PolicySetting[]): Draft =>
  Object.fromEntries(settings.map(({ name, current }) => [name, String(current)]));

/** @returns the number; null when it is no whole number within the bounds */
export function valueOf({ name, min, max }: PolicySetting, draft: Draft): number | null {
  const text = (draft[name] ?? '').trim();
  const value = Number(text);
  return /^-?\d+$/.test(text) && value >= min && value <= max ? value : null;
}

/**
 * Sent without `keepalive`, so that the computation ends when the page is closed.
 * @throws HttpError
 */
export async function compareSeating(
  settings: readonly PolicySetting[],
  draft: Draft,
  signal: AbortSignal,
): Promise<SeatingComparison> {
  const body = Object.fromEntries(settings.map((each) => [each.name, valueOf(each, draft)]));
  const { json } = await http(`${API}/what-if`, { method: 'POST', body: JSON.stringify(body), signal });
  return json as SeatingComparison;
}
