import { DirectAnnouncement } from '../../application/announcements/direct-announcement.js';
import type { AnnouncementAudience, Announcements } from '../../application/announcements/ports.js';
import { PreviewAnnouncement } from '../../application/announcements/preview-announcement.js';
import {
  PURGE_ANNOUNCEMENTS,
  purgeAnnouncements,
} from '../../application/announcements/purge-announcements.js';
import {
  type MailPace,
  SEND_ANNOUNCEMENTS,
  SendAnnouncements,
} from '../../application/announcements/send-announcements.js';
import { WriteAnnouncement } from '../../application/announcements/write-announcement.js';
import type { Preferences } from '../../application/notifications/preferences.js';
import type { Background, Shared } from './shared.js';

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
  const background: Background = {
    handlers: {
      [SEND_ANNOUNCEMENTS]: new SendAnnouncements(
        unitOfWork,
        announcements,
        audience,
        notifier,
        audit,
        clock,
        appName,
        mailPace,
      ),
      [PURGE_ANNOUNCEMENTS]: purgeAnnouncements(announcements, clock),
    },
    recurring: [
      { name: SEND_ANNOUNCEMENTS, match: '* * * * *' },
      { name: PURGE_ANNOUNCEMENTS, match: '17 4 * * *' },
    ],
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
    background,
  };
}
