import { registerHooks } from 'node:module';
import '../../../scripts/typescript.mjs';

/** Jest's own package throws outside its module registry, which this runner does not have. */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals'
      ? { url: new URL('globals.mjs', import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
});

// The runner sets FORCE_COLOR for its own output; child processes of tests must not inherit it.
delete process.env.FORCE_COLOR;
