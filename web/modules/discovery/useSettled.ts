import { useEffect, useRef, useState } from 'react';
import { delays } from '../../lib/delays.ts';
import { type DiscoveryFilter, sameAsked } from './filters.ts';

/**
 * A filter while it is being changed: shown immediately, and settled (requested, and put into the address) when nothing
 * has changed for a moment. If the address changes from elsewhere, the address wins.
 */
export const useSettled = (settled: DiscoveryFilter, onSettle: (next: DiscoveryFilter) => void) => {
  const [draft, setDraft] = useState<DiscoveryFilter | null>(null);
  const [known, setKnown] = useState(settled);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (!sameAsked(known, settled)) {
    setKnown(settled);
    setDraft(null);
  }
  useEffect(() => () => clearTimeout(timer.current), [known]);

  const settle = (next: DiscoveryFilter) => {
    clearTimeout(timer.current);
    setDraft(next);
    onSettle(next);
  };
  const change = (next: DiscoveryFilter) => {
    setDraft(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => settle(next), delays.filters);
  };
  return { shown: draft ?? settled, change, settle };
};
