import type { PaletteName } from '../../domain/server-and-browser/appearance/palettes.js';
import { OneUploadAtATime } from '../shared/one-upload-at-a-time.js';
import type { RateLimit } from '../shared/ports.js';
import { LOGO_FIELD } from './logo-errors.js';
import { LogoFiles, REMOVE_LOGO_FILE } from './logo-files.js';
import type { AppearancePorts } from './ports.js';

/** Decoding takes memory and up to seconds of processor time. */
const LOGO_UPLOADS: RateLimit = { name: 'logo-uploads', times: 20, perSeconds: 3600 };

interface AppearanceCommand {
  readonly actorId: number;
  /** The version of the appearance that the admin has seen. */
  readonly version: number;
}

interface LogoUpload extends AppearanceCommand {
  /** Reads the upload. Called at most once, after the version was checked. */
  readonly readFile: () => Promise<Uint8Array>;
}

/** How an admin makes the app look: its palette and its logo. See ADR 51. */
export class SetAppearance {
  private readonly uploads = new OneUploadAtATime();
  private readonly files: LogoFiles;

  constructor(private readonly ports: AppearancePorts) {
    this.files = new LogoFiles(ports);
  }

  /** @throws AppearanceChanged */
  palette({ actorId, version }: AppearanceCommand, palette: PaletteName): Promise<void> {
    const { unitOfWork, appearances, audit } = this.ports;
    return unitOfWork.run(async () => {
      const appearance = await appearances.findForUpdate();
      appearance.changePalette(palette, version);
      await appearances.save(appearance);
      const entry = { action: 'appearance.palette_changed', target: null, details: { palette } };
      await audit.write({ actorId, ...entry });
    });
  }

  /**
   * @throws AppearanceChanged, LogoTypeNotTaken, LogoNotReadable, UploadUnderWay, TooManyAttempts, ServiceUnavailable, and
   * errors of `readFile`; nothing is stored then
   */
  logo(upload: LogoUpload): Promise<void> {
    return this.uploads.run(LOGO_FIELD, upload.actorId, () => this.replaceLogo(upload));
  }

  private async replaceLogo({ actorId, version, readFile }: LogoUpload): Promise<void> {
    const { unitOfWork, appearances, jobs, audit, limiter } = this.ports;
    await limiter.consume(LOGO_UPLOADS, String(actorId));
    (await appearances.find()).ensureVersion(version);
    const logo = await this.files.add(await readFile());
    try {
      await unitOfWork.run(async () => {
        const appearance = await appearances.findForUpdate();
        const replaced = appearance.replaceLogo(logo, version);
        await appearances.save(appearance);
        if (replaced !== null) await jobs.add(REMOVE_LOGO_FILE, { key: replaced });
        const { width, height } = logo;
        const entry = { action: 'appearance.logo_replaced', target: null, details: { width, height } };
        await audit.write({ actorId, ...entry });
      });
    } catch (error) {
      await this.files.remove(logo.key);
      throw error;
    }
  }

  /** Goes back to the logo of the product. @throws AppearanceChanged */
  noLogo({ actorId, version }: AppearanceCommand): Promise<void> {
    const { unitOfWork, appearances, jobs, audit } = this.ports;
    return unitOfWork.run(async () => {
      const appearance = await appearances.findForUpdate();
      const removed = appearance.replaceLogo(null, version);
      await appearances.save(appearance);
      if (removed === null) return;
      await jobs.add(REMOVE_LOGO_FILE, { key: removed });
      await audit.write({ actorId, action: 'appearance.logo_removed', target: null });
    });
  }
}
