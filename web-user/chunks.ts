import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Graph = Rolldown.ChunkingContext;
type Belongs = (id: string, graph: Graph) => boolean;

/** What every screen needs and seldom changes: kept apart, so that browsers keep it when the screens change. */
const CORE = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//;

/** What every screen that reads from the server needs, and the landing page does not. */
const QUERY = /node_modules\/@tanstack\//;

/** They name all that their packages hold, of which each screen uses a little. */
const DIRECTORIES = /node_modules\/(radix-ui|lucide-react)\//;

/** Few screens show forms, dialogs or maps at once; those bring along what they need. */
const OCCASIONAL =
  /react-hook-form|js-api-loader|features\/(map|meetups\/plan)\/|react-(slider|popper|tooltip|menu|dropdown-menu|popover)|floating-ui|shared\/((forms|interests|pictures|places)\/|ui\/(Field|Slider|Dialog|ConfirmDialog|CodeInput))|react-(dialog|alert-dialog|focus-\w+|remove-scroll[\w-]*|style-singleton)|aria-hidden|use-sidecar|domain\/(account|meetup)/;

/** What a directory hides: the primitives and icons of the screens before the sign-in, and what those are made of. */
const PRIMITIVES =
  /@radix-ui\/(primitive|react-(tabs|roving-focus|collection|presence|primitive|slot|compose-refs|context|direction|id|use-[\w-]+))\/|lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|shared|icons\/(x|check|arrow-left|circle-exclamation-point))/;

/** What stands on a page that has nothing to show, signed in or not. */
const EMPTY_PAGES = /ui\/art\/(art|RoundTable)|ui\/(ChoiceGroup|Skeleton|Card)|pages\/NotFoundPage/;

/** Whether a module comes with the source at once: the source itself and what it imports, not what it loads later. */
function comesWith(source: string): Belongs {
  const closure = new Set<string>();
  const walk = (id: string, graph: Graph): void => {
    if (closure.has(id) || DIRECTORIES.test(id)) return;
    closure.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach((imported) => walk(imported, graph));
  };
  return (id, graph) => {
    if (closure.size === 0) walk(fileURLToPath(new URL(source, import.meta.url)), graph);
    return closure.has(id);
  };
}

const comesWithLanding = comesWith('./src/main.tsx');
const beforeTheFrame = [
  comesWith('./src/app/pages/AuthPage.tsx'),
  comesWith('./src/app/pages/SurveyPage.tsx'),
  comesWith('./src/features/policies/TermsPage.tsx'),
];

const isOfBothHalves: Belongs = (id, graph) =>
  !OCCASIONAL.test(id) &&
  (PRIMITIVES.test(id) || EMPTY_PAGES.test(id) || beforeTheFrame.some((isIn) => isIn(id, graph)));

/**
 * A phone on a slow network waits for each file anew, so what screens share comes in few: what the landing page has
 * loaded already, what both halves of the app are made of, and what the signed-in half shares. The first group that a
 * module fits has it.
 */
export const CHUNKS: Group[] = [
  { name: 'core', test: CORE },
  { name: 'query', test: QUERY },
  { name: (id, graph) => (comesWithLanding(id, graph) ? 'base' : null), minShareCount: 2 },
  { name: (id, graph) => (isOfBothHalves(id, graph) ? 'kit' : null), minShareCount: 2 },
  { name: (id) => (OCCASIONAL.test(id) ? null : 'frame'), minShareCount: 2 },
];
