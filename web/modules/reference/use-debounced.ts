import { useEffect, useState } from 'react';

/** SYS-08: company and industry look-ups wait 300 ms. */
const lookUpDelay = 300;

/** The search words, once typing has paused for a moment. */
export const useDebounced = (words: string, delay = lookUpDelay) => {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), delay);
    return () => clearTimeout(timer);
  }, [words, delay]);
  return settled.trim().slice(0, 100);
};
