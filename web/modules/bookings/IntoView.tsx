import { type ReactNode, useEffect, useRef } from 'react';

/** Scrolls the times of a day into view when the day is chosen: on narrow screens they are below the month. */
export const IntoView = ({ day, children }: { day: string | null; children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  // In braces: newer browsers return a promise from scrollIntoView, which is not a cleanup function.
  useEffect(() => {
    if (day !== null) place.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [day]);
  return <div ref={place}>{children}</div>;
};
