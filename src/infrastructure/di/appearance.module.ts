import { ContainerModule } from 'inversify';
import { consoleAppearanceRoutes } from '../../adapters/http/admin/appearance.routes.js';
import { appearanceErrors } from '../../adapters/http/appearance/appearance.errors.js';
import { appearanceRoutes } from '../../adapters/http/appearance/appearance.routes.js';
import { CachedAppearance } from '../../adapters/persistence/appearance/cached-appearance.js';
import { PostgresAppearances } from '../../adapters/persistence/appearance/postgres-appearances.js';
import { TaggedCache } from '../../adapters/shared/tagged-cache.js';
import { PictureDecoder } from '../../adapters/storage/picture-decoder.js';
import { WebpLogoPictures } from '../../adapters/storage/webp-logo-pictures.js';
import { ChangeAccentColor } from '../../application/appearance/change-accent-color.js';
import { LogoFiles, REMOVE_LOGO_FILE } from '../../application/appearance/logo-files.js';
import type {
  Appearances,
  CurrentAppearance,
  LogoPictures,
  PublicAppearance,
} from '../../application/appearance/ports.js';
import { ReadAppearance } from '../../application/appearance/read-appearance.js';
import { ReadLogo } from '../../application/appearance/read-logo.js';
import { RemoveLogo } from '../../application/appearance/remove-logo.js';
import { RemoveLogoFile } from '../../application/appearance/remove-logo-file.js';
import { ReplaceLogo } from '../../application/appearance/replace-logo.js';
import { bindClass, token } from './bind-class.js';
import { jobHandlers } from './job-handler.js';
import {
  AUDIT_LOG,
  CHANCE,
  CHANGE_FEED,
  CLOCK,
  CONTEXT_REGISTRATION,
  type ContextRegistration,
  ENTITY_MANAGER,
  JOBS,
  OBJECT_STORE,
  POOL,
  RATE_LIMITER,
  UNIT_OF_WORK,
} from './tokens.js';

/** For the pages of both front ends too. */
export const CURRENT_APPEARANCE = token<CurrentAppearance>('CurrentAppearance');
const APPEARANCES = token<Appearances>('Appearances');
const LOGO_PICTURES = token<LogoPictures>('LogoPictures');
/** Bounds the age of what a change by hand, without triggers, made stale. */
const TTL_MS = 60_000;

export const appearanceModule = new ContainerModule(({ bind }) => {
  bindClass(bind, PostgresAppearances, [ENTITY_MANAGER], APPEARANCES);
  bindClass(bind, WebpLogoPictures, [PictureDecoder], LOGO_PICTURES);
  bind(CURRENT_APPEARANCE)
    .toResolvedValue(
      (pool, changes, clock) => {
        const isLive = () => changes?.isLive ?? false;
        const cache = new TaggedCache<PublicAppearance>({ clock, isLive, ttlMs: TTL_MS, maxSize: 1 });
        changes?.register(cache);
        return new CachedAppearance(pool, cache);
      },
      [POOL, CHANGE_FEED, CLOCK],
    )
    .inSingletonScope();
  bindClass(bind, ReadAppearance, [CURRENT_APPEARANCE, RATE_LIMITER]);
  bindClass(bind, LogoFiles, [LOGO_PICTURES, OBJECT_STORE, JOBS, CHANCE]);
  bindClass(bind, ReadLogo, [CURRENT_APPEARANCE, LogoFiles, RATE_LIMITER]);
  bindClass(bind, ChangeAccentColor, [UNIT_OF_WORK, APPEARANCES, AUDIT_LOG]);
  bindClass(bind, ReplaceLogo, [UNIT_OF_WORK, APPEARANCES, LogoFiles, JOBS, AUDIT_LOG, RATE_LIMITER]);
  bindClass(bind, RemoveLogo, [UNIT_OF_WORK, APPEARANCES, JOBS, AUDIT_LOG]);
  bindClass(bind, RemoveLogoFile, [LogoFiles, APPEARANCES]);

  bind(CONTEXT_REGISTRATION)
    .toDynamicValue((context): ContextRegistration => {
      const { get } = context;
      const run = jobHandlers(context);
      return {
        routes: [
          ...appearanceRoutes({
            readAppearance: get(ReadAppearance),
            readLogo: get(ReadLogo),
          }),
          ...consoleAppearanceRoutes({
            appearances: get(APPEARANCES),
            changeAccentColor: get(ChangeAccentColor),
            replaceLogo: get(ReplaceLogo),
            removeLogo: get(RemoveLogo),
          }),
        ],
        errors: appearanceErrors,
        handlers: { [REMOVE_LOGO_FILE]: run(RemoveLogoFile) },
        recurring: [],
      };
    })
    .inSingletonScope();
});
