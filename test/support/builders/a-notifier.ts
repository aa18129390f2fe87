import { Notifier } from '../../../src/application/notifications/notifier.js';
import type { PushDevices } from '../../../src/application/notifications/push.js';
import type { Jobs } from '../../../src/application/shared/ports.js';
import { FixedClock } from '../fakes/fixed-clock.js';
import { plainLinks } from '../fakes/plain-links.js';

/** A notifier of the instance Tablemates at https://tables.example.org. */
export const aNotifier = (
  jobs: Jobs,
  devices: Pick<PushDevices, 'idsOf'> = { idsOf: async () => [] },
): Notifier =>
  new Notifier(jobs, plainLinks, devices, new FixedClock(), () => 'Tablemates', 'https://tables.example.org');
