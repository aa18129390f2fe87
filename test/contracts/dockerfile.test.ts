import { existsSync, readFileSync } from 'node:fs';

const project = new URL('../../', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, project), 'utf8');

interface Instruction {
  readonly word: string;
  readonly rest: string;
  readonly stage: string;
}

/** Parses the instructions in order, with continued lines joined and comments removed, each with its stage. */
function instructionsOf(dockerfile: string): Instruction[] {
  const lines = dockerfile
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'));
  let stage = '';
  return lines.map((line) => {
    const [, word, rest] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (!word || !rest) throw new Error(`Not an instruction: ${line}`);
    if (word === 'FROM') stage = /\bAS (\w+)$/.exec(rest)?.[1] ?? '';
    return { word, rest, stage };
  });
}

const instructions = instructionsOf(read('Dockerfile'));
const inStage = (stage: string, word: string): string[] =>
  instructions.filter((each) => each.stage === stage && each.word === word).map((each) => each.rest);
const lastStage = instructions.at(-1)!.stage;

function copies(): { stage: string; from: string | undefined; sources: string[] }[] {
  return instructions
    .filter((each) => each.word === 'COPY')
    .map(({ stage, rest }) => {
      const words = rest.split(/\s+/);
      const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
      return { stage, from, sources: words.filter((word) => !word.startsWith('--')).slice(0, -1) };
    });
}

/** Whether .dockerignore includes the path: it starts with `*`, so only later lines include files or their folders. */
function isInContext(path: string): boolean {
  const lines = read('.dockerignore').split('\n');
  const included = [path, path.split('/')[0]].some((each) => lines.includes(`!${each}`));
  return lines[lines.findIndex((line) => !line.startsWith('#'))] === '*' && included;
}

test('every stage is based on a Node 24 image or on an earlier stage', () => {
  const known = new Set<string>();
  for (const { rest, stage } of instructions.filter((each) => each.word === 'FROM')) {
    const base = rest.replace(/^--platform=\S+ /, '').split(' ')[0]!;
    expect(known.has(base) || /^node:24-[\w.-]+$/.test(base)).toBe(true);
    known.add(stage);
  }
  expect([...known]).toEqual(['base', 'build', 'dependencies', 'run']);
});

test('every copied path exists and is included by .dockerignore', () => {
  const fromHere = copies().filter((copy) => !copy.from);
  expect(fromHere.length).toBeGreaterThan(0);
  for (const path of fromHere.flatMap((copy) => copy.sources)) {
    expect([path, existsSync(new URL(path, project)), isInContext(path)]).toEqual([path, true, true]);
  }
});

test('copies contain neither private files nor local builds', () => {
  for (const path of ['.env', '.data', 'node_modules', 'dist', 'test', '.git'])
    expect(isInContext(path)).toBe(false);
});

test('the last stage copies from build stages only, and contains no build tool', () => {
  const taken = copies().filter((copy) => copy.stage === lastStage && copy.from);
  expect(taken.map((copy) => `${copy.from}:${copy.sources.join()}`)).toEqual([
    'dependencies:/app/node_modules',
    'build:/app/dist',
    'build:/app/web-user/dist',
    'build:/app/web-admin/dist',
  ]);
  expect(inStage('dependencies', 'RUN').join()).toMatch(
    /npm ci --omit=dev && rm -rf node_modules\/typescript node_modules\/@types /,
  );
});

test('the image has the version and the commit it was built from', () => {
  expect(inStage(lastStage, 'ARG')).toEqual(['VERSION=unknown', 'COMMIT=unknown']);
  const labels = inStage(lastStage, 'LABEL').join();
  expect(labels).toContain('org.opencontainers.image.version="$VERSION"');
  expect(labels).toContain('org.opencontainers.image.revision="$COMMIT"');
  expect(inStage(lastStage, 'RUN').join()).toContain('echo "$COMMIT" > .commit');
});

test('the server runs in production, not as root, with a check that it lives', () => {
  expect(inStage(lastStage, 'USER')).toEqual(['node']);
  expect(inStage(lastStage, 'ENV').join()).toContain('NODE_ENV=production');
  expect(inStage(lastStage, 'HEALTHCHECK').join()).toMatch(/CMD \[.*\/healthz/);
  expect(JSON.parse(inStage(lastStage, 'CMD')[0]!)).toEqual([
    'node',
    '--enable-source-maps',
    'dist/infrastructure/main.js',
  ]);
  expect(existsSync(new URL('src/infrastructure/main.ts', project))).toBe(true);
});

test('the health check is a valid program', () => {
  const command = JSON.parse(/CMD (\[.*\])$/.exec(inStage(lastStage, 'HEALTHCHECK')[0]!)![1]!) as string[];
  expect(command.slice(0, 2)).toEqual(['node', '-e']);
  expect(() => new Function(command[2]!)).not.toThrow();
});
