import { useEffect, useState } from 'react';
import { useNavigateTo } from '../../ui/navigation.tsx';

/**
 * Goes where the server leads. Its addresses of payments lead on to another site, and so the whole page is left; whoever
 * comes back by the browser's button finds it as it was, and able to be used.
 */
export const useLeaving = () => {
  const navigateTo = useNavigateTo();
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  const leaveTo = (href: string) => {
    if (!href.startsWith('/payments/')) return navigateTo(href);
    setLeaving(true);
    window.location.assign(href);
  };
  return { leaving, leaveTo };
};
