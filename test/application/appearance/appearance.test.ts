import { composeAppearance } from '../../../src/infrastructure/compose/appearance.js';
import { aShared } from '../../support/builders/a-shared.js';
import { InMemoryAppearances, plainLogoPictures } from '../../support/fakes/in-memory-appearances.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { limitedTo, refused } from '../../support/refused.js';

const ADMIN = 7;
const NETWORK = '192.0.2.1';
const REMOVE = 'remove-logo-file';

/** The appearance of an instance on fakes; the digest of a logo is its text. */
function anInstance() {
  const shared = aShared();
  const { jobs, audit, objects } = shared;
  const appearances = new InMemoryAppearances();
  const unitOfWork = new InMemoryUnitOfWork(appearances.rows, jobs, audit);
  const ports = { appearances, currentAppearance: { read: () => appearances.find() } };
  const { seeAppearance, setAppearance, handlers } = composeAppearance(
    { ...shared, unitOfWork },
    { ...ports, logoPictures: plainLogoPictures },
  );
  const current = () => appearances.find();
  return {
    jobs,
    audit,
    objects,
    current,
    keyOf: async () => (await current()).logo!.key,
    files: () => [...objects.objects.keys()],
    palette: (palette: 'navy' | 'plum', version: number) =>
      setAppearance.palette({ actorId: ADMIN, version }, palette),
    /** `meanwhile` runs while the file is read. */
    upload: (text: string, version: number, actorId = ADMIN, meanwhile = async () => undefined as void) =>
      setAppearance.logo({
        actorId,
        version,
        readFile: async () => {
          await meanwhile();
          return Buffer.from(text);
        },
      }),
    noLogo: (version: number) => setAppearance.noLogo({ actorId: ADMIN, version }),
    read: (network = NETWORK) => seeAppearance.read(network),
    readLogo: (digest: string, network = NETWORK) => seeAppearance.readLogo(digest, network),
    async doJobs(): Promise<void> {
      for (const job of jobs.take<{ key: string }>(REMOVE)) await handlers.removeLogoFile.execute(job);
    },
  };
}

let instance: ReturnType<typeof anInstance>;
beforeEach(() => {
  instance = anInstance();
});

const audited = (action: string, details?: object) => ({
  actorId: ADMIN,
  action: `appearance.${action}`,
  target: null,
  ...(details && { details }),
});

describe('the palette', () => {
  it('is stored, and the audit log has it with who chose it', async () => {
    await instance.palette('navy', 0);
    expect(await instance.current()).toMatchObject({ palette: 'navy', version: 1 });
    expect(instance.audit.lines).toEqual([audited('palette_changed', { palette: 'navy' })]);
  });

  it('is not changed by an admin who saw an older version', async () => {
    await instance.palette('navy', 0);
    await refused(instance.palette('plum', 0), 'appearance_changed');
    expect(await instance.current()).toMatchObject({ palette: 'navy' });
    expect(instance.audit.lines).toHaveLength(1);
  });
});

describe('an uploaded logo', () => {
  it('is stored and audited', async () => {
    await instance.upload('crest', 0);
    const { logo, version } = await instance.current();
    expect([version, logo]).toMatchObject([1, { digest: 'crest', width: 320, height: 80 }]);
    expect(instance.objects.objects.get(logo!.key)).toMatchObject({ contentType: 'image/webp' });
    expect(instance.audit.lines).toEqual([audited('logo_replaced', { width: 320, height: 80 })]);
  });

  it('has a job that looks an hour later whether it became the logo', async () => {
    await instance.upload('crest', 0);
    expect(instance.jobs.waiting).toEqual([
      { name: REMOVE, payload: { key: await instance.keyOf() }, options: { delaySeconds: 3600 } },
    ]);
    for (let runs = 0; runs < 2; runs++) await instance.doJobs();
    expect(instance.files()).toEqual([await instance.keyOf()]);
  });

  it('takes the place of the one before, whose file is deleted by a job', async () => {
    await instance.upload('crest', 0);
    await instance.doJobs();
    await instance.upload('crest', 1);
    expect(instance.files()).toHaveLength(2);
    await instance.doJobs();
    expect(instance.files()).toEqual([await instance.keyOf()]);
  });

  it('of an admin who saw an older version is refused before it is read', async () => {
    await instance.upload('crest', 0);
    const read = () => Promise.reject(new Error('the file was read'));
    await refused(instance.upload('seal', 0, ADMIN, read), 'appearance_changed');
  });

  it('leaves no file behind where another admin was faster', async () => {
    const faster = () => instance.upload('crest', 0, 8);
    await refused(instance.upload('seal', 0, ADMIN, faster), 'appearance_changed');
    expect(instance.files()).toEqual([await instance.keyOf()]);
    expect(instance.audit.actions).toEqual(['appearance.logo_replaced']);
  });

  it('is one at a time for each admin, and at most twenty an hour', async () => {
    const second = () => refused(instance.upload('seal', 0), 'upload_under_way');
    await instance.upload('crest', 0, ADMIN, second);
    for (let version = 1; version < 20; version++) await instance.upload('crest', version);
    await refused(instance.upload('crest', 20), 'too_many_attempts');
  });
});

describe('a logo that is taken away', () => {
  it('is gone, its file is deleted by a job, and the audit log says who did it', async () => {
    await instance.upload('crest', 0);
    await instance.doJobs();
    await refused(instance.noLogo(0), 'appearance_changed');
    await instance.noLogo(1);
    expect(await instance.current()).toMatchObject({ logo: null, version: 2 });
    expect(instance.audit.lines.slice(1)).toEqual([audited('logo_removed')]);
    await instance.doJobs();
    expect(instance.files()).toEqual([]);
  });

  it('has neither a job nor a line in the audit log where there is none', async () => {
    await instance.noLogo(0);
    expect([instance.jobs.waiting, instance.audit.lines]).toEqual([[], []]);
  });
});

describe('without a session', () => {
  it('anyone reads the appearance, at most 600 times a minute from one network', async () => {
    await limitedTo(600, () => instance.read());
    expect(await instance.read('192.0.2.2')).toMatchObject({ palette: 'tomato', logo: null });
  });

  it('the current logo is read by its digest, and no other, missing or damaged file', async () => {
    await instance.upload('crest', 0);
    const key = await instance.keyOf();
    expect(await instance.readLogo('crest')).toEqual(Buffer.from('crest'));
    for (const digest of ['seal', '', key]) expect(await instance.readLogo(digest)).toBeNull();
    await instance.objects.put(key, Buffer.from('other'), 'image/webp');
    expect(await instance.readLogo('crest')).toBeNull();
    await instance.objects.delete(key);
    expect(await instance.readLogo('crest')).toBeNull();
  });

  it('one network reads a logo at most 600 times a minute', async () => {
    await instance.upload('crest', 0);
    for (let time = 0; time < 600; time++) await instance.readLogo('seal');
    await refused(instance.readLogo('crest'), 'too_many_attempts');
    expect(await instance.readLogo('crest', '192.0.2.2')).not.toBeNull();
  });
});
