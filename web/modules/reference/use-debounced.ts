import { delays } from '../../lib/delays.ts';
import { useSettled } from '../../lib/use-settled.ts';

/** The search words, once typing has paused for a moment. */
export const useDebounced = (words: string, delay: number = delays.lookUps) =>
  useSettled(words, delay).trim().slice(0, 100);
