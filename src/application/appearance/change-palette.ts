import type { PaletteName } from '../../domain/server-and-browser/appearance/palettes.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { UnitOfWork } from '../shared/ports.js';
import type { Appearances } from './ports.js';

export interface ChangePaletteCommand {
  readonly actorId: number;
  readonly palette: PaletteName;
  /** The version of the appearance that the admin has seen. */
  readonly version: number;
}

/** An admin chooses the palette of the app. See ADR 51. */
export class ChangePalette {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly appearances: Appearances,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws AppearanceChanged */
  execute({ actorId, palette, version }: ChangePaletteCommand): Promise<void> {
    return this.unitOfWork.run(async () => {
      const appearance = await this.appearances.findForUpdate();
      appearance.changePalette(palette, version);
      await this.appearances.save(appearance);
      const entry = { action: 'appearance.palette_changed', target: null, details: { palette } };
      await this.auditLog.write({ actorId, ...entry });
    });
  }
}
