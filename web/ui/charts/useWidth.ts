import { useLayoutEffect, useRef, useState } from 'react';

/** How wide a chart may be drawn; until that is known, as wide as a card of two columns. */
const beforeMeasuring = 520;

/** The width of a box as it is on the page, so that what is drawn in it keeps the size of its text. */
export const useWidth = () => {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(beforeMeasuring);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => {
      if (element.clientWidth > 0) setWidth(element.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, width] as const;
};
