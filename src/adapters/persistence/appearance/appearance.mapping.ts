import { defineEntity, p } from '@mikro-orm/core';
import { Appearance } from '../../../domain/server-and-browser/appearance/appearance.js';
import { mapped } from '../mapped.js';

export const AppearanceMapping = defineEntity({
  class: mapped(Appearance),
  tableName: 'appearance',
  properties: {
    id: p.integer().primary(),
    _accentColor: p.string().nullable(),
    _logoKey: p.string().nullable(),
    _logoDigest: p.string().nullable(),
    _logoWidth: p.integer().nullable(),
    _logoHeight: p.integer().nullable(),
    _logoIsTransparent: p.boolean().nullable(),
    // Counted by the domain, which compares it with what the admin has seen.
    _version: p.integer(),
  },
});
