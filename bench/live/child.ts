import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const ENDS_WITHIN_MS = 12_000;

interface Reply {
  readonly id: number;
  readonly answer?: unknown;
  readonly error?: string;
}

/** A child process that answers questions over IPC. */
export class Child {
  private questions = 0;
  private readonly open = new Map<number, (reply: Reply) => void>();

  constructor(readonly process: ChildProcess) {
    process.on('message', (reply: Reply) => {
      this.open.get(reply.id)?.(reply);
      this.open.delete(reply.id);
    });
    process.once('exit', (code, signal) => {
      for (const answer of this.open.values())
        answer({ id: 0, error: `a process of the bench ended with ${code ?? signal}` });
      this.open.clear();
    });
  }

  get pid(): number {
    return this.process.pid!;
  }

  /** @throws Error if the child fails or ends */
  ask<T>(question: string, argument?: unknown): Promise<T> {
    const id = ++this.questions;
    return new Promise((resolve, reject) => {
      this.open.set(id, ({ answer, error }) =>
        error === undefined ? resolve(answer as T) : reject(new Error(error)),
      );
      this.process.send({ id, question, argument });
    });
  }

  async end(): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const ended = once(this.process, 'exit');
    this.process.kill('SIGTERM');
    const late = setTimeout(() => this.process.kill('SIGKILL'), ENDS_WITHIN_MS);
    await ended;
    clearTimeout(late);
  }
}

/** Starts a module of the bench as a process of its own. @param file relative to `bench` */
export function startChild(file: string): Child {
  return new Child(
    fork(`${PROJECT}bench/${file}`, [], { cwd: PROJECT, execArgv: ['--import', './scripts/typescript.mjs'] }),
  );
}

/** Answers the questions of the parent process, which ends this process by SIGTERM. */
export function answerParent(answers: Record<string, (argument: never) => unknown>): void {
  const answerOne = async ({ id, question, argument }: { id: number; question: string; argument: never }) => {
    try {
      process.send!({ id, answer: await answers[question]!(argument) });
    } catch (error) {
      process.send!({ id, error: error instanceof Error ? error.stack : String(error) });
    }
  };
  process.on('message', (message) => void answerOne(message as Parameters<typeof answerOne>[0]));
  process.on('disconnect', () => process.exit());
}
