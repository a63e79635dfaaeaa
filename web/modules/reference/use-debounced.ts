import { useEffect, useState } from 'react';
import { delays } from '../../lib/delays.ts';

/** The search words, once typing has paused for a moment. */
export const useDebounced = (words: string, delay: number = delays.lookUps) => {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), delay);
    return () => clearTimeout(timer);
  }, [words, delay]);
  return settled.trim().slice(0, 100);
};
