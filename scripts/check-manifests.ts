import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { parseAllDocuments } from 'yaml';

/** One Kubernetes object of a file. */
export interface Manifest {
  readonly file: string;
  readonly apiVersion: string;
  readonly kind: string;
}

interface Model {
  validate(): void;
}

/** @returns the objects of all YAML files of the folder, without kustomizations, which kustomize alone reads */
export function readManifests(folder: string): Manifest[] {
  return globSync('**/*.yaml', { cwd: folder })
    .sort()
    .filter((file) => !file.endsWith('kustomization.yaml'))
    .flatMap((file) =>
      parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) => {
        if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0]!.message}`);
        return { ...(document.toJS() as Manifest), file };
      }),
    );
}

/**
 * Validates the objects against the published schema of Kubernetes. The schema allows unknown fields, which the API
 * server rejects or drops, so they are checked against the types generated from it.
 * @returns one line per problem
 */
export async function checkManifests(manifests: readonly Manifest[]): Promise<string[]> {
  const problems: string[] = [];
  const known: Manifest[] = [];
  for (const manifest of manifests) {
    const { file, ...content } = manifest;
    const model = await modelOf(manifest);
    if (!model) {
      problems.push(`${file}: there is no ${content.kind} in ${content.apiVersion}`);
      continue;
    }
    known.push(manifest);
    try {
      new model(content).validate();
    } catch (error) {
      problems.push(`${file}: ${(error as Error).message}`);
    }
  }
  return [...problems, ...unknownFields(known)];
}

async function modelOf({ apiVersion, kind }: Manifest): Promise<(new (data: object) => Model) | undefined> {
  if (!/^[a-z0-9./]+$/.test(apiVersion) || !/^[A-Za-z]+$/.test(kind)) return undefined;
  const module = await import(`kubernetes-models/${apiVersion}/${kind}`).catch(() => ({}));
  return (module as Record<string, new (data: object) => Model>)[kind];
}

/** Compiles each object as a literal of its type, because the compiler rejects unknown fields of a literal. */
function unknownFields(manifests: readonly Manifest[]): string[] {
  const sources = new Map(
    manifests.map(({ file, ...content }, index) => [
      join(import.meta.dirname, `${index}-${file.replaceAll('/', '-')}.ts`),
      {
        file,
        text: `import type { I${content.kind} } from 'kubernetes-models/${content.apiVersion}/${content.kind}';
export const manifest: I${content.kind} = ${JSON.stringify(content)};`,
      },
    ]),
  );
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts'],
    types: [],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => sources.has(name) || fileExists(name);
  host.getSourceFile = (name, ...rest) => {
    const source = sources.get(name);
    return source
      ? ts.createSourceFile(name, source.text, ts.ScriptTarget.ES2022)
      : getSourceFile(name, ...rest);
  };
  const program = ts.createProgram([...sources.keys()], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    const name = file && sources.get(file.fileName)?.file;
    return `${name ?? 'types'}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

if (process.argv[1] === import.meta.filename) {
  const manifests = readManifests(join(import.meta.dirname, '..', 'deploy', 'kubernetes'));
  const problems = await checkManifests(manifests);
  for (const problem of problems) console.error(problem);
  console.log(`${manifests.length} manifests, ${problems.length} problems`);
  process.exitCode = problems.length === 0 && manifests.length > 0 ? 0 : 1;
}
