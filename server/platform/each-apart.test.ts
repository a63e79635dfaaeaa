import { expect, test } from 'vitest';
import { eachApart } from './each-apart.ts';

test('what fails holds up nothing that comes after it, and is told', async () => {
  const done: number[] = [];
  const run = async (item: number) => {
    if (item < 3) throw new Error(`not ${item}`);
    done.push(item);
  };
  await expect(eachApart([1, 2, 3, 4], run)).rejects.toThrow('not 1');
  expect(done).toEqual([3, 4]);
});
