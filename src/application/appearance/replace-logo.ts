import type { AuditLog } from '../audit/audit-log.js';
import { OneUploadAtATime } from '../shared/one-upload-at-a-time.js';
import type { Jobs, RateLimit, RateLimiter, UnitOfWork } from '../shared/ports.js';
import { LOGO_FIELD } from './logo-errors.js';
import { type LogoFiles, REMOVE_LOGO_FILE } from './logo-files.js';
import type { Appearances } from './ports.js';

export interface ReplaceLogoCommand {
  readonly actorId: number;
  /** The version of the appearance that the admin has seen. */
  readonly version: number;
  /** Reads the upload. Called at most once, after the version was checked. */
  readonly readFile: () => Promise<Uint8Array>;
}

/** Decoding takes memory and up to seconds of processor time. */
const LOGO_UPLOADS: RateLimit = { name: 'logo-uploads', times: 20, perSeconds: 3600 };

/** An admin uploads the logo. See ADR 51. */
export class ReplaceLogo {
  private readonly uploads = new OneUploadAtATime();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly appearances: Appearances,
    private readonly files: LogoFiles,
    private readonly jobs: Jobs,
    private readonly auditLog: AuditLog,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * @throws AppearanceChanged, LogoTypeNotTaken, LogoNotReadable, UploadUnderWay, TooManyAttempts, ServiceUnavailable, and
   * errors of `readFile`; nothing is stored then
   */
  execute(command: ReplaceLogoCommand): Promise<void> {
    return this.uploads.run(LOGO_FIELD, command.actorId, () => this.replace(command));
  }

  private async replace({ actorId, version, readFile }: ReplaceLogoCommand): Promise<void> {
    await this.limiter.consume(LOGO_UPLOADS, String(actorId));
    (await this.appearances.find()).ensureVersion(version);
    const logo = await this.files.add(await readFile());
    try {
      await this.unitOfWork.run(async () => {
        const appearance = await this.appearances.findForUpdate();
        const replaced = appearance.replaceLogo(logo, version);
        await this.appearances.save(appearance);
        if (replaced !== null) await this.jobs.add(REMOVE_LOGO_FILE, { key: replaced });
        const { width, height } = logo;
        await this.auditLog.write({
          actorId,
          action: 'appearance.logo_replaced',
          target: null,
          details: { width, height },
        });
      });
    } catch (error) {
      await this.files.remove(logo.key);
      throw error;
    }
  }
}
