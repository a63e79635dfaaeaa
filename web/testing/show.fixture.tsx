import { I18nProvider } from '@lingui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { CurrentUser } from '../../contract/me/index.ts';
import { setServerTime } from '../lib/clock.ts';
import { i18n } from '../lib/i18n.ts';
import { newQueryClient } from '../lib/query-client.ts';
import { BrandProvider } from '../ui/BrandProvider.tsx';
import { NavigationProvider } from '../ui/navigation.tsx';
import { ToastHost } from '../ui/toast.tsx';
import { mentee } from './people.fixture.ts';

/** The moment at which pages are shown. */
const now = '2026-11-20T10:00:00Z';

interface Known {
  me?: CurrentUser | null;
  /** What the page has loaded already. */
  know?: (client: QueryClient) => void;
}

/** Renders a part of the pages for somebody. */
export const show = (part: ReactElement, { me = mentee, know }: Known = {}) => {
  setServerTime(now);
  i18n.load('en', {});
  i18n.activate('en');
  const client = newQueryClient();
  client.setQueryData(['me'], me);
  know?.(client);
  const visited: string[] = [];
  const around = (inside: ReactElement) => (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <BrandProvider>
          <NavigationProvider navigate={(href) => visited.push(href)}>
            {inside}
            <ToastHost />
          </NavigationProvider>
        </BrandProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
  const { rerender } = render(around(part));
  return { client, visited, update: (next: ReactElement) => rerender(around(next)) };
};
