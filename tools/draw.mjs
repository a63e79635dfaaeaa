import { createHash } from 'node:crypto';

/**
 * The tenth of the tests that a commit draws: the same commit draws the same tests, and every test has its turn over a
 * dozen submissions. Each file gives a tenth of its own, so that a draw takes about a tenth of the time as well: a file's
 * tests take about as long as each other, and the tests of two files do not.
 */
export const drawTenth = (tests, commit) => {
  const lotOf = (...of) =>
    createHash('sha256')
      .update([commit, ...of].join(' '))
      .digest('hex');
  const drawnOf = (file) => {
    const inFile = tests.filter((one) => one.file === file);
    // What is over after the whole tens is one more test, as often as it is due.
    const over = Number.parseInt(lotOf(file).slice(0, 8), 16) % 10 < inFile.length % 10 ? 1 : 0;
    const lots = inFile.map((one) => ({ one, lot: lotOf(file, one.name) }));
    return lots
      .toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
      .slice(0, Math.floor(inFile.length / 10) + over)
      .map(({ one }) => one);
  };
  return [...new Set(tests.map(({ file }) => file))].flatMap(drawnOf);
};
