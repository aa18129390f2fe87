import type { AuditLog } from '../audit/audit-log.js';
import type { Jobs, UnitOfWork } from '../shared/ports.js';
import { REMOVE_LOGO_FILE } from './logo-files.js';
import type { Appearances } from './ports.js';

/** An admin goes back to the logo of the product. */
export class RemoveLogo {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly appearances: Appearances,
    private readonly jobs: Jobs,
    private readonly auditLog: AuditLog,
  ) {}

  /** @param version of the appearance that the admin has seen @throws AppearanceChanged */
  execute({ actorId, version }: { readonly actorId: number; readonly version: number }): Promise<void> {
    return this.unitOfWork.run(async () => {
      const appearance = await this.appearances.findForUpdate();
      const removed = appearance.replaceLogo(null, version);
      await this.appearances.save(appearance);
      if (removed === null) return;
      await this.jobs.add(REMOVE_LOGO_FILE, { key: removed });
      await this.auditLog.write({ actorId, action: 'appearance.logo_removed', target: null });
    });
  }
}
