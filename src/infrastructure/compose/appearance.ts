import { ChangePalette } from '../../application/appearance/change-palette.js';
import { LogoFiles } from '../../application/appearance/logo-files.js';
import type { Appearances, CurrentAppearance, LogoPictures } from '../../application/appearance/ports.js';
import { ReadAppearance } from '../../application/appearance/read-appearance.js';
import { ReadLogo } from '../../application/appearance/read-logo.js';
import { RemoveLogo } from '../../application/appearance/remove-logo.js';
import { RemoveLogoFile } from '../../application/appearance/remove-logo-file.js';
import { ReplaceLogo } from '../../application/appearance/replace-logo.js';
import type { Shared } from './shared.js';

interface Ports {
  readonly appearances: Appearances;
  readonly currentAppearance: CurrentAppearance;
  readonly logoPictures: LogoPictures;
}

export function composeAppearance(shared: Shared, ports: Ports) {
  const { unitOfWork, jobs, objects, audit, limiter, chance } = shared;
  const { appearances, currentAppearance, logoPictures } = ports;
  const files = new LogoFiles(logoPictures, objects, jobs, chance);
  const handlers = {
    removeLogoFile: new RemoveLogoFile(files, appearances),
  };
  return {
    readAppearance: new ReadAppearance(currentAppearance, limiter),
    readLogo: new ReadLogo(currentAppearance, files, limiter),
    changePalette: new ChangePalette(unitOfWork, appearances, audit),
    replaceLogo: new ReplaceLogo(unitOfWork, appearances, files, jobs, audit, limiter),
    removeLogo: new RemoveLogo(unitOfWork, appearances, jobs, audit),
    handlers,
  };
}
