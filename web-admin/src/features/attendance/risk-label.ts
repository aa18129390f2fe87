import { TABLE_RISKS } from '@domain/match/table-risk.js';
import { t } from './messages.js';

/** @param risk of the API; one of a later release is shown by its name */
export function riskLabel(risk: string): string {
  const known = TABLE_RISKS.find((each) => each === risk);
  return known ? t(known) : risk;
}
