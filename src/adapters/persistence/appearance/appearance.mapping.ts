import { defineEntity, p } from '@mikro-orm/core';
import type { AppearanceState } from '../../../domain/server-and-browser/appearance/appearance.js';

export const AppearanceRecord = defineEntity({
  name: 'AppearanceRecord',
  tableName: 'appearance',
  properties: {
    id: p.integer().primary(),
    palette: p.string().$type<AppearanceState['palette']>(),
    logoKey: p.string().nullable(),
    logoDigest: p.string().nullable(),
    logoWidth: p.integer().nullable(),
    logoHeight: p.integer().nullable(),
    logoIsTransparent: p.boolean().nullable(),
    // Counted by the domain, which compares it with what the admin has seen.
    version: p.integer(),
  },
});
