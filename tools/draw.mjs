import { createHash } from 'node:crypto';

/** Whether it is the turn of something with this name: the same commit always says the same, and one in `every` has it. */
export const hasItsTurn = (name, commit, every) =>
  Number.parseInt(createHash('sha256').update(`${commit} ${name}`).digest('hex').slice(0, 8), 16) % every === 0;

/**
 * The tenth of the tests that a commit draws: the same commit always draws the same tests, and every test gets its turn
 * within a dozen submissions. A tenth is taken from each file, so that a draw also takes about a tenth of the time:
 * tests in one file take about equally long, tests in different files do not.
 */
export const drawTenth = (tests, commit) => {
  const lotOf = (...of) =>
    createHash('sha256')
      .update([commit, ...of].join(' '))
      .digest('hex');
  const drawnOf = (file) => {
    const inFile = tests.filter((one) => one.file === file);
    // The remainder after whole tens yields one more test, with the right probability.
    const over = Number.parseInt(lotOf(file).slice(0, 8), 16) % 10 < inFile.length % 10 ? 1 : 0;
    const lots = inFile.map((one) => ({ one, lot: lotOf(file, one.name) }));
    return lots
      .toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
      .slice(0, Math.floor(inFile.length / 10) + over)
      .map(({ one }) => one);
  };
  return [...new Set(tests.map(({ file }) => file))].flatMap(drawnOf);
};
