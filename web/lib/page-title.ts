import { createContext, use, useEffect } from 'react';
import { productName } from './product.ts';

/** Whose site a page belongs to: a programme's name in its portal, where nothing speaks of the product; else null. */
export const SiteName = createContext<string | null>(null);

/** What the browser's tab, its history and a screen reader call this page; `of` names a site that the page is the door to. */
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
