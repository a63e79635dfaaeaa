import { useEffect, useState } from 'react';

/**
 * Browsers allow the camera only in a document served with our permission for it: that of the page itself, such as a meeting
 * room. Reloads if needed.
 */
export const useOwnDocument = () => {
  const [own] = useState(() => {
    const [entry] = (performance as Partial<Performance>).getEntriesByType?.('navigation') ?? [];
    return entry === undefined || new URL(entry.name, location.href).pathname === location.pathname;
  });
  useEffect(() => {
    if (!own) location.replace(location.href);
  }, [own]);
  return own;
};
