import { useEffect } from 'react';
import { productName } from './product.ts';

/** What the browser's tab, its history and a screen reader call this page. */
export const usePageTitle = (title: string) => {
  useEffect(() => {
    document.title = `${title} · ${productName()}`;
    return () => {
      document.title = productName();
    };
  }, [title]);
};
