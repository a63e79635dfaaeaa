import { expect, moveInto, type test as base } from './house.ts';
import { startHouse } from './start-house.ts';

/** The tests of this file change real data, so they get a house of their own, which must not log any faults. */
export const houseOfOnesOwn = (test: typeof base) => {
  let leave = async (): Promise<readonly string[]> => [];
  test.beforeAll(async () => {
    const house = await startHouse(process.env.E2E_FILLED ?? '');
    const back = moveInto(house);
    leave = async () => {
      back();
      return await house.stop();
    };
  });
  // Calls still under way when their browser closed may find the database closed as well.
  const isCutOff = (fault: string) => fault.includes('Cannot use a pool after calling end on the pool');
  test.afterAll(async () => {
    expect((await leave()).filter((fault) => !isCutOff(fault))).toEqual([]);
  });
};
