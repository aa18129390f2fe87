import { AccountMails } from '../../../src/application/account/mails.js';
import { RecognizeDevice } from '../../../src/application/sign-in/recognize-device.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import { aUser } from '../../support/builders/a-user.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryAccountActivities } from '../../support/fakes/in-memory-account-activities.js';
import { InMemoryKnownDevices } from '../../support/fakes/in-memory-accounts.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';
import { aSession } from '../account/account-desk.js';

function logins() {
  const jobs = new RecordingJobs();
  const devices = new InMemoryKnownDevices();
  const activities = new InMemoryAccountActivities();
  const recognize = new RecognizeDevice(
    devices,
    activities,
    { digest: (...parts) => parts.join('/') },
    new AccountMails(() => 'Tablemates', 'https://tables.example.org', jobs),
    new FixedClock(),
  );
  const user = aUser({ id: 7 });
  return {
    devices,
    activities,
    logInWith: (deviceKey: string) => recognize.execute(user, { ...aSession(), deviceKey }, 'app'),
    subjects: () => jobs.named<Mail>('send-mail').map(({ subject }) => subject),
  };
}

describe('RecognizeDevice', () => {
  it('mails the user about a new device once, but not about the first one', async () => {
    const { logInWith, subjects } = logins();
    await logInWith('laptop');
    await logInWith('laptop');
    expect(subjects()).toEqual([]);
    await logInWith('phone');
    await logInWith('phone');
    await logInWith('laptop');
    expect(subjects()).toEqual(['New sign-in to your account']);
  });

  it('stores the time of the sign-in', async () => {
    const { logInWith, activities } = logins();
    await logInWith('laptop');
    expect(await activities.find(7)).toMatchObject({ signedInAt: new FixedClock().now(), notices: 0 });
  });

  it('stores a digest that is bound to the user, not the key of the device', async () => {
    const { logInWith, devices } = logins();
    await logInWith('laptop');
    expect(devices.digestsOf.get(7)).toEqual(['device/7/laptop']);
  });
});
