import { benchBesideRun } from './beside-run.js';
import { benchBrowse } from './browse.js';
import { benchChat } from './chat.js';
import { benchConsole } from './console.js';
import { benchPolls } from './polls.js';
import { benchSeating } from './seating.js';
import { benchStartup } from './startup.js';

/** Every bench by the name it is called with: `npm run bench -- seating`. Without a name all of them run. */
const BENCHES: Record<string, () => Promise<void>> = {
  startup: benchStartup,
  polls: benchPolls,
  browse: benchBrowse,
  chat: benchChat,
  console: benchConsole,
  'beside-run': benchBesideRun,
  seating: benchSeating,
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in BENCHES));
if (unknown === undefined) {
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (wanted.length === 0 || wanted.includes(name)) await bench();
  }
} else {
  console.error(`There is no bench ${unknown}. There are: ${Object.keys(BENCHES).join(', ')}.`);
  process.exitCode = 2;
}
