import { LogoFiles } from '../../application/appearance/logo-files.js';
import type { AppearancePorts } from '../../application/appearance/ports.js';
import { SeeAppearance } from '../../application/appearance/see-appearance.js';
import { SetAppearance } from '../../application/appearance/set-appearance.js';
import type { Shared } from './shared.js';

export function composeAppearance(shared: Shared, given: Omit<AppearancePorts, keyof Shared>) {
  const ports: AppearancePorts = { ...shared, ...given };
  const files = new LogoFiles(ports);
  const handlers = {
    removeLogoFile: { execute: ({ key }: { key: string }) => files.removeUnlessCurrent(key) },
  };
  return { seeAppearance: new SeeAppearance(ports), setAppearance: new SetAppearance(ports), handlers };
}
