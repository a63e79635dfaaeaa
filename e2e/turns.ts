import { execFileSync } from 'node:child_process';
import { hasItsTurn } from '../tools/draw.mjs';

const everything = process.env.E2E_WIDTHS === 'all';

/** Without a repository it is always the same half. */
const currentCommit = () => {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
};
const commit = currentCommit();

/**
 * The walks over all pages and all forms take as long as all journeys together: `npm test` takes the half whose turn it
 * is by the commit, `npm run test:long` all of it.
 */
export const whoseTurn = <T>(all: readonly T[], nameOf: (one: T) => string): readonly T[] =>
  everything ? all : all.filter((one) => hasItsTurn(nameOf(one), commit, 2));
