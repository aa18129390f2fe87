import type { AuditLog } from '../audit/audit-log.js';
import type { UnitOfWork } from '../shared/ports.js';
import type { Appearances } from './ports.js';

export interface ChangeAccentColorCommand {
  readonly actorId: number;
  /** `#rrggbb`; null for the color of the product. */
  readonly accentColor: string | null;
  /** The version of the appearance that the admin has seen. */
  readonly version: number;
}

/** An admin chooses the accent color, or goes back to that of the product. See ADR 51. */
export class ChangeAccentColor {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly appearances: Appearances,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws AppearanceChanged, AccentColorMalformed, AccentColorTooFaint */
  execute({ actorId, accentColor, version }: ChangeAccentColorCommand): Promise<void> {
    return this.unitOfWork.run(async () => {
      const appearance = await this.appearances.findForUpdate();
      appearance.changeAccentColor(accentColor, version);
      await this.appearances.save(appearance);
      await this.auditLog.write({
        actorId,
        action: accentColor === null ? 'appearance.color_reset' : 'appearance.color_changed',
        target: null,
        details: { accentColor: appearance.accentColor },
      });
    });
  }
}
