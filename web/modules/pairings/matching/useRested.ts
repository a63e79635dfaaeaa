import { useEffect, useMemo, useState } from 'react';
import { delays } from '../../../lib/delays.ts';

/** What is being changed, once it has rested for a moment: a slider that moves asks once, not ten times. */
export const useRested = <Value>(value: Value): Value => {
  const text = JSON.stringify(value);
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), delays.filters);
    return () => clearTimeout(timer);
  }, [text]);
  return useMemo(() => JSON.parse(rested) as Value, [rested]);
};
