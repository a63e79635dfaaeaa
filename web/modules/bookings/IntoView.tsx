import { type ReactNode, useEffect, useRef } from 'react';

/** The times of a day come into view when the day is chosen: where there is little room they stand below the month. */
export const IntoView = ({ day, children }: { day: string | null; children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  // In braces: newer browsers answer scrollIntoView with a promise, which is no cleanup.
  useEffect(() => {
    if (day !== null) place.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [day]);
  return <div ref={place}>{children}</div>;
};
