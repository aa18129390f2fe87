import { defineEntity, p } from '@mikro-orm/core';
import type { AnnouncementState } from '../../../domain/announcements/announcement-state.js';

export const AnnouncementRecord = defineEntity({
  name: 'AnnouncementRecord',
  tableName: 'announcements',
  properties: {
    id: p.integer().primary(),
    subject: p.string(),
    body: p.string(),
    audience: p.string().$type<AnnouncementState['audience']>(),
    status: p.string().$type<AnnouncementState['status']>(),
    /** Counts changes of admins, so it is part of the domain and no column of the optimistic lock. */
    version: p.integer(),
    startedAt: p.datetime().columnType('timestamptz').nullable(),
    endedAt: p.datetime().columnType('timestamptz').nullable(),
    saturday: p.date().nullable(),
    bannerUntil: p.datetime().columnType('timestamptz'),
    lastUserId: p.integer(),
    mailed: p.integer(),
    changedAt: p.datetime().columnType('timestamptz'),
  },
});
