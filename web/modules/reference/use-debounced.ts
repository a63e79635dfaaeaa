import { useEffect, useState } from 'react';

/** SYS-08: company and industry look-ups wait for 300 ms. */
const lookUpDelay = 300;

/** The words as they stood once nobody had typed for a moment. */
export const useDebounced = (words: string, delay = lookUpDelay) => {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), delay);
    return () => clearTimeout(timer);
  }, [words, delay]);
  return settled.trim().slice(0, 100);
};
