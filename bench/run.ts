import { benchBrowsePage } from './browse-page.js';
import { benchChat } from './chat.js';
import { benchPolls } from './polls.js';
import { benchScale } from './scale.js';
import { benchSeating } from './seating.js';
import { benchStartup } from './startup.js';

/** All benchmarks by name, with their options: `npm run bench -- seating --seeds 7,8`. */
const BENCHES: Record<string, (options: readonly string[]) => Promise<void>> = {
  startup: benchStartup,
  polls: benchPolls,
  'browse-page': benchBrowsePage,
  chat: benchChat,
  seating: benchSeating,
  scale: benchScale,
};

const words = process.argv.slice(2);
const firstOption = words.findIndex((word) => word.startsWith('--'));
const wanted = firstOption < 0 ? words : words.slice(0, firstOption);
const unknown = wanted.find((name) => !(name in BENCHES));
if (unknown === undefined && wanted.length > 0) {
  for (const name of wanted) await BENCHES[name]!(words.slice(wanted.length));
} else {
  console.error(
    `Name one or more of ${Object.keys(BENCHES).join(', ')}${unknown ? `; not ${unknown}` : ''}.`,
  );
  process.exitCode = 2;
}
