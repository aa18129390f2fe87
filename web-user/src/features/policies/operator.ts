import { publicSetting } from '../../shared/public-setting.js';

/** The name of those who run the instance; empty where it is not set. */
export const operatorName = (): string => publicSetting('operator-name');

/** Name and postal address in one line; empty without a name. */
export const operator = (): string =>
  operatorName() && [operatorName(), publicSetting('operator-address')].filter(Boolean).join(', ');
