import type { FullConfig } from '@playwright/test';
import { buildHouses, fillFolder, removeFolder, startHouse } from './start-house.ts';
import { isTakenAway } from './taken-away.ts';

/** A house for each worker, so that moving its clock affects nobody else. The tests get their addresses. */
const start = async ({ workers }: FullConfig) => {
  await buildHouses();
  const filled = await fillFolder();
  process.env.E2E_FILLED = filled;
  const houses = await Promise.all(Array.from({ length: workers }, () => startHouse(filled)));
  process.env.E2E_HOUSES = JSON.stringify(houses.map(({ url, door }) => ({ url, door })));
  return async () => {
    // No journey may leave a fault behind, even one that was not visible on a page.
    removeFolder(filled);
    const faults = (await Promise.all(houses.map(({ stop }) => stop()))).flat().filter((fault) => !isTakenAway(fault));
    if (faults.length > 0) throw new Error(`the servers logged ${faults.length} faults:\n${faults.join('\n')}`);
  };
};

export default start;
