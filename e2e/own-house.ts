import { expect, moveInto, type test as base } from './house.ts';
import { startHouse } from './start-house.ts';

/** What is done in this file really happens: to a house that nobody else lives in, and that logs no fault. */
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
  // What a page was still asking for when its browser closed finds the database closed as well.
  const isCutOff = (fault: string) => fault.includes('Cannot use a pool after calling end on the pool');
  test.afterAll(async () => {
    expect((await leave()).filter((fault) => !isCutOff(fault))).toEqual([]);
  });
};
