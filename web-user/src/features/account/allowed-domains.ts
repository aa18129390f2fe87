import { publicSetting } from '../../shared/public-setting.js';

/** The domains whose addresses may join, see `EmailDomains`. */
export const allowedDomains = (): string[] => publicSetting('email-domains').split(',').filter(Boolean);
