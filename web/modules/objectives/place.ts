import { learningPaths } from '../../lib/paths.ts';
import { useProgrammeHere } from '../programmes/index.ts';

/** Where the objectives belong to: the platform, or the program whose portal this is. */
export const useLearningPlace = () => {
  const programme = useProgrammeHere();
  return { programId: programme?.id ?? null, ...learningPaths(programme) };
};
