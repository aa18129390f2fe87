import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Graph = Rolldown.ChunkingContext;
type Belongs = (id: string, graph: Graph) => boolean;

/** Whether the path of a module has one of these parts: of each folder the names, separated by spaces. */
function among(partsOf: Record<string, string>): (id: string) => boolean {
  const parts = Object.entries(partsOf).flatMap(([folder, names]) =>
    names.split(' ').map((name) => folder + name),
  );
  return (id) => parts.some((part) => id.includes(part));
}

/** Needed by every screen and rarely changed: a separate chunk, so that browsers keep it cached across releases. */
const isCore = among({ 'node_modules/': 'react/ react-dom/ scheduler/ react-router/ react-router-dom/' });

/** Needed by every screen that requests data from the server, but not by the landing page. */
const isQuery = among({ 'node_modules/': '@tanstack/' });

/** Index modules that re-export a whole package, of which each screen uses a little. */
const isDirectory = among({ 'node_modules/': 'radix-ui/ lucide-react/' });

/** Used by few screens at once (forms, dialogs, maps): bundled with the screens that import them. */
const isOccasional = among({
  'node_modules/': 'react-hook-form @googlemaps/js-api-loader aria-hidden use-sidecar @floating-ui',
  'react-':
    'slider popper tooltip menu dropdown-menu popover dialog alert-dialog focus- remove-scroll style-singleton',
  'features/':
    'map/ meetups/plan/ meetups/VenuePicture meetups/cuisine settings/ table-change/ venue/ trust-score/RemovePhone safety/HouseRulesLink',
  'features/location/': 'LocationFields use-',
  'features/match/': 'MatchCard. MatchList.',
  'shared/':
    'attendance/ booking/ forms/ interests/ my-table/ offline/OfflineNote pictures/ places/ table-word/',
  'shared/api/': 'use-save-at-once',
  'shared/i18n/': 'system-texts',
  'shared/ui/':
    'art/VenueScene art/dish Field Slider ToggleChips Checkbox Unfold Dialog ConfirmDialog CodeInput',
  'src/domain/': 'account meetup venue private-preferences table-word server-and-browser/us-states',
  '/': 'table-words.json',
});

/** The card of a search and of a new table, which only home and the matches show. */
const isLiveCard = among({
  'app/pages/': 'Searching',
  'features/matching-request/': 'ActiveRequestCard SearchStates request-error',
  'features/match/': 'MatchMoment FoundAnnouncer ShareTable table-picture-messages common-ground',
  'shared/': 'ui/TableWithFaces hooks/use-undoable',
});

/** Reached through the index modules: the primitives and icons of the signed-out screens, with their dependencies. */
const isPrimitive = among({
  '@radix-ui/': 'primitive/',
  '@radix-ui/react-':
    'tabs/ roving-focus/ collection/ presence/ primitive/ slot/ compose-refs/ context/ direction/ id/ use-',
  'lucide-react/dist/esm/': 'createLucideIcon Icon context shared',
  'lucide-react/dist/esm/icons/': 'x check arrow-left circle-exclamation-point',
});

/** Used by pages without content, signed in or not. */
const isOfEmptyPages = among({
  'shared/ui/':
    'art/art art/cafe-front art/covered-dish art/empty-plate art/two-cups art/RoundTable ChoiceGroup Skeleton Card',
  'app/pages/': 'NotFoundPage',
});

/** Whether a module is a static dependency of the source (or the source itself), and not a dynamic import. */
function comesWith(source: string): Belongs {
  const closure = new Set<string>();
  const walk = (id: string, graph: Graph): void => {
    if (closure.has(id) || isDirectory(id)) return;
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

const comesWithHome = comesWith('./src/app/pages/HomePage.tsx');

const isOfBothHalves: Belongs = (id, graph) =>
  !isOccasional(id) &&
  (isPrimitive(id) || isOfEmptyPages(id) || beforeTheFrame.some((isIn) => isIn(id, graph)));

/**
 * On a slow phone network each file costs a round trip, so shared code is split into few chunks: what the landing page
 * already loaded, what both halves of the app use, what the signed-in half uses, and what home shares with a few other
 * screens. A module belongs to the first group that matches. See ADR 14.
 */
export const CHUNKS: Group[] = [
  { name: 'core', test: isCore },
  { name: 'query', test: isQuery },
  { name: (id, graph) => (comesWithLanding(id, graph) ? 'base' : null), minShareCount: 2 },
  { name: (id, graph) => (isOfBothHalves(id, graph) ? 'kit' : null), minShareCount: 2 },
  { name: (id) => (isOccasional(id) || isLiveCard(id) ? null : 'frame'), minShareCount: 2 },
  { name: (id, graph) => (comesWithHome(id, graph) ? 'home' : null), minShareCount: 2 },
];
