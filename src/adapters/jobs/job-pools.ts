import type { TaskList } from 'graphile-worker';

/** Workers that only run the listed tasks, so that a slow outside service delays no job of another pool. See ADR 39. */
export interface JobPool {
  readonly name: string;
  /** How many of its jobs run at the same time in one process. */
  readonly concurrency: number;
  readonly tasks: readonly string[];
}

/** Workers of all tasks that no other pool runs. */
const INNER_CONCURRENCY = 4;

export interface PoolOfTasks {
  readonly concurrency: number;
  readonly taskList: TaskList;
}

/** @returns the pool of the tasks that call no outside service, followed by those of `pools` that have a task in the list */
export function tasksByPool(taskList: TaskList, pools: readonly JobPool[]): [PoolOfTasks, ...PoolOfTasks[]] {
  const pick = (isIncluded: (name: string) => boolean): TaskList =>
    Object.fromEntries(Object.entries(taskList).filter(([name]) => isIncluded(name)));
  const outside = new Set(pools.flatMap(({ tasks }) => tasks));
  return [
    { concurrency: INNER_CONCURRENCY, taskList: pick((name) => !outside.has(name)) },
    ...pools
      .map(({ concurrency, tasks }) => ({ concurrency, taskList: pick((name) => tasks.includes(name)) }))
      .filter((pool) => Object.keys(pool.taskList).length > 0),
  ];
}
