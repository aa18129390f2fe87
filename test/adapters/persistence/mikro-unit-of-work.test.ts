import { OptimisticLockError } from '@mikro-orm/postgresql';
import { aRequest } from '../../support/builders/a-request.js';
import { ownDatabase } from '../../support/postgres/product-database.js';

const database = ownDatabase();

const run = <T>(work: () => Promise<T>) => database.unitOfWork.run(work);
const rename = (userId: number, name: string) =>
  database.em.execute('update users set first_name = ? where id = ?', [name, userId]);
const nameOf = async (userId: number) =>
  (
    await database.pool.query<{ name: string }>('select first_name as name from users where id = $1', [
      userId,
    ])
  ).rows[0]!.name;
const aPerson = async () => (await database.people({ first_name: 'Ada' }))[0]!;

describe('a unit of work', () => {
  it('returns the result and commits', async () => {
    const ada = await aPerson();
    expect(await run(async () => (await rename(ada, 'Augusta'), 'done'))).toBe('done');
    expect(await nameOf(ada)).toBe('Augusta');
  });

  it('is invisible to others before the commit', async () => {
    const ada = await aPerson();
    await run(async () => {
      await rename(ada, 'Augusta');
      expect(await nameOf(ada)).toBe('Ada');
    });
  });

  it('rolls back rows, entities and jobs of a failure, and rethrows it', async () => {
    const ada = await aPerson();
    const failing = run(async () => {
      await rename(ada, 'Augusta');
      await database.requests.add(aRequest({ userId: ada }));
      await database.jobs.add('never', {});
      throw new RangeError('a power cut');
    });
    await expect(failing).rejects.toThrow(RangeError);
    expect(await nameOf(ada)).toBe('Ada');
    expect(await run(() => database.requests.openOf(ada))).toBeNull();
    expect(await database.waitingJobs()).toEqual([]);
  });

  it('leaves no entity of a failed transaction to the next', async () => {
    const ada = await aPerson();
    const request = aRequest({ userId: ada });
    await expect(
      run(async () => {
        await database.requests.add(request);
        throw new Error('a power cut');
      }),
    ).rejects.toThrow('a power cut');
    await run(() => database.requests.save());
    expect(await run(() => database.requests.openOf(ada))).toBeNull();
  });

  it('joins the outer transaction when nested', async () => {
    const ada = await aPerson();
    const outer = run(async () => {
      await run(() => rename(ada, 'Augusta'));
      throw new Error('a power cut');
    });
    await expect(outer).rejects.toThrow('a power cut');
    expect(await nameOf(ada)).toBe('Ada');
  });

  it('is isolated from concurrent ones', async () => {
    const [ada, bob] = await database.people({ first_name: 'Ada' }, { first_name: 'Bob' });
    const ready = Promise.withResolvers<void>();
    await Promise.all([
      run(async () => {
        await rename(ada, 'Augusta');
        await ready.promise;
      }),
      run(async () => {
        await rename(bob, 'Robert');
        ready.resolve();
        throw new Error('a power cut');
      }).catch(() => undefined),
    ]);
    expect([await nameOf(ada), await nameOf(bob)]).toEqual(['Augusta', 'Bob']);
  });
});

describe('a conflict', () => {
  it('is retried after a deadlock', async () => {
    const [ada, bob] = await database.people({}, {});
    const bothBegan = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    let runs = 0;
    const crossing = (own: 0 | 1, first: number, second: number) =>
      run(async () => {
        runs++;
        await rename(first, `by ${own}`);
        bothBegan[own].resolve();
        await bothBegan[own === 0 ? 1 : 0].promise;
        await rename(second, `by ${own}`);
      });
    await Promise.all([crossing(0, ada, bob), crossing(1, bob, ada)]);
    // At least two attempts for one of them, because a retry may conflict again.
    expect(runs).toBeGreaterThanOrEqual(3);
    expect(await nameOf(ada)).toBe(await nameOf(bob));
  });

  it('is retried after a lost optimistic lock, and reads the change', async () => {
    const ada = await aPerson();
    const request = aRequest({ userId: ada });
    await run(() => database.requests.add(request));
    const seen: boolean[] = [];
    await run(async () => {
      const found = (await database.requests.ofUser(ada, request.id))!;
      seen.push(found.hasPriority);
      if (seen.length === 1) {
        await database.pool.query(
          'update meetup_requests set has_priority = true, version = version + 1 where id = $1',
          [request.id],
        );
      }
      found.seat(null, new Date());
      await database.requests.save(found);
    });
    expect(seen).toEqual([false, true]);
    expect(await run(() => database.requests.openOf(ada))).toMatchObject({
      status: 'matched',
      hasPriority: true,
    });
  });

  it('is attempted three times', async () => {
    let runs = 0;
    const unlucky = run(async () => {
      runs++;
      throw new OptimisticLockError('somebody was faster');
    });
    await expect(unlucky).rejects.toThrow('somebody was faster');
    expect(runs).toBe(3);
  });

  it('is not retried for other errors', async () => {
    let runs = 0;
    const failing = run(async () => {
      runs++;
      await database.em.execute('select 1 / 0');
    });
    await expect(failing).rejects.toThrow('division by zero');
    expect(runs).toBe(1);
  });
});

describe('a callback after the commit', () => {
  it('runs in order and sees the committed data', async () => {
    const ada = await aPerson();
    const seen: string[] = [];
    await run(async () => {
      await rename(ada, 'Augusta');
      await database.unitOfWork.afterCommit(async () => void seen.push(`first: ${await nameOf(ada)}`));
      await run(() => database.unitOfWork.afterCommit(async () => void seen.push('second, from inside')));
      expect(seen).toEqual([]);
    });
    expect(seen).toEqual(['first: Augusta', 'second, from inside']);
  });

  it('does not run after a rollback', async () => {
    let happened = false;
    const failing = run(async () => {
      await database.unitOfWork.afterCommit(async () => void (happened = true));
      throw new Error('a power cut');
    });
    await expect(failing).rejects.toThrow('a power cut');
    expect(happened).toBe(false);
  });

  it('runs once after a retry', async () => {
    let runs = 0;
    let happened = 0;
    await run(async () => {
      await database.unitOfWork.afterCommit(async () => void happened++);
      if (++runs < 3) throw new OptimisticLockError('somebody was faster');
    });
    expect([runs, happened]).toEqual([3, 1]);
  });

  it('runs immediately outside of a unit of work', async () => {
    let happened = false;
    await database.unitOfWork.afterCommit(async () => void (happened = true));
    expect(happened).toBe(true);
  });
});
