import { DirectAnnouncement } from '../../application/announcements/direct-announcement.js';
import type { AnnouncementAudience, Announcements } from '../../application/announcements/ports.js';
import { PreviewAnnouncement } from '../../application/announcements/preview-announcement.js';
import { purgeAnnouncements } from '../../application/announcements/purge-announcements.js';
import { type MailPace, SendAnnouncements } from '../../application/announcements/send-announcements.js';
import { WriteAnnouncement } from '../../application/announcements/write-announcement.js';
import type { Preferences } from '../../application/notifications/preferences.js';
import type { Shared } from './shared.js';

interface Ports {
  readonly announcements: Announcements;
  readonly audience: AnnouncementAudience;
  readonly preferences: Preferences;
  readonly mailPace: MailPace;
}

/** What admins say to members, in the app and by mail. */
export function composeAnnouncements(shared: Shared, ports: Ports) {
  const { unitOfWork, contacts, notifier, audit, limiter, clock, homeZone, appName } = shared;
  const { announcements, audience, preferences, mailPace } = ports;
  const handlers = {
    sendAnnouncements: new SendAnnouncements(
      unitOfWork,
      announcements,
      audience,
      notifier,
      audit,
      clock,
      appName,
      mailPace,
    ),
    purgeAnnouncements: purgeAnnouncements(announcements, clock),
  };
  return {
    writeAnnouncement: new WriteAnnouncement(unitOfWork, announcements, audit, clock),
    directAnnouncement: new DirectAnnouncement(unitOfWork, announcements, audit, clock, homeZone),
    previewAnnouncement: new PreviewAnnouncement(
      unitOfWork,
      announcements,
      audience,
      contacts,
      notifier,
      preferences,
      limiter,
      clock,
      homeZone,
      appName,
    ),
    handlers,
  };
}
