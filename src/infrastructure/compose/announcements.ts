import { AnnouncementDesk } from '../../application/announcements/announcement-desk.js';
import type { AnnouncementPorts } from '../../application/announcements/ports.js';
import { purgeAnnouncements, SendAnnouncements } from '../../application/announcements/send-announcements.js';
import type { Shared } from './shared.js';

/** What admins say to members, in the app and by mail. */
export function composeAnnouncements(shared: Shared, given: Omit<AnnouncementPorts, keyof Shared>) {
  const ports: AnnouncementPorts = { ...shared, ...given };
  const handlers = {
    sendAnnouncements: new SendAnnouncements(ports),
    purgeAnnouncements: purgeAnnouncements(ports),
  };
  return { announcementDesk: new AnnouncementDesk(ports), handlers };
}
