import { createContext, use, useEffect } from 'react';
import { productName } from './product.ts';

/** The site a page belongs to: a programme's name in its portal, where the product is not mentioned; otherwise null. */
export const SiteName = createContext<string | null>(null);

/**
 * The page's title in the browser tab, the history and screen readers; `of` names the site that a sign-in page leads
 * to.
 */
export const usePageTitle = (title: string, of?: string) => {
  const here = use(SiteName);
  const site = of ?? here ?? productName();
  useEffect(() => {
    document.title = `${title} · ${site}`;
    return () => {
      document.title = site;
    };
  }, [title, site]);
};
