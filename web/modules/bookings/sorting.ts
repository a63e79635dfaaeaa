import { useEffect, useState } from 'react';

/** Returns the value with a delay. */
export const useDelayed = <T>(value: T, ms: number) => {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return late;
};
