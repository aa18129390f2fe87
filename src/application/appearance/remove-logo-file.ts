import type { LogoFiles } from './logo-files.js';
import type { Appearances } from './ports.js';

/** Job: removes the file of a replaced logo, or of an upload that did not become one. Idempotent. */
export class RemoveLogoFile {
  constructor(
    private readonly files: LogoFiles,
    private readonly appearances: Appearances,
  ) {}

  async execute({ key }: { key: string }): Promise<void> {
    const { logo } = await this.appearances.find();
    if (logo?.key !== key) await this.files.remove(key);
  }
}
