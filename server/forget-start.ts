import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Collects the garbage left by the start-up, once and immediately (a tenth of a second). The engine would not collect
 * before a quarter of a gigabyte has piled up; after a collection it goes by what is really alive.
 */
export const forgetStart = () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  collect();
};
