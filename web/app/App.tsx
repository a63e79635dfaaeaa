import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { i18n } from '../lib/i18n.ts';
import { newQueryClient } from '../lib/query-client.ts';
import { BrandProvider } from '../ui/BrandProvider.tsx';
import { NavigationProvider } from '../ui/navigation.tsx';
import { later } from '../ui/later.tsx';
import { ToastHost } from '../ui/toast.tsx';
import { followNavigation } from './arrival.ts';
import { PageError } from './PageError.tsx';
import { PageNotFound } from './PageNotFound.tsx';
import { parseSearch, stringifySearch } from './search.ts';
import { routeTree } from './routeTree.gen.ts';

// Loaded right after the page and not at the first sign of somebody: when it is needed, it can no longer be loaded.
const LineWatch = later(
  async () => (await import('./LineWatch.tsx')).LineWatch,
  () => 'unasked',
);

const queryClient = newQueryClient();

const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  context: { queryClient },
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultErrorComponent: PageError,
  defaultNotFoundComponent: PageNotFound,
  // This page brings its own bar, so it is never shown inside another page's.
  notFoundMode: 'root',
});

followNavigation(router);

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

/** Pages that may do more than others (server/page-powers.ts): a browser reads what a page may do with its document. */
const room = /\/bookings\/\d+\/room\/?$/;
const powers = [room, /^\/events\/\d+\/check_in\/?(?:\?|$)/, /^\/main\/mentor_class\/?(?:\?|$)/];
const powerOf = (href: string) => powers.find((one) => one.test(href));
const leavesDocument = (href: string) => room.test(href) || powerOf(href) !== powerOf(location.pathname);

const navigate = (href: string, { replace = false }: { replace?: boolean } = {}) =>
  leavesDocument(href) ? location.assign(href) : void router.navigate({ href, replace });
const preload = (href: string) => void router.preloadRoute({ to: href } as never).catch(() => {});

export const App = () => (
  <I18nProvider i18n={i18n}>
    <QueryClientProvider client={queryClient}>
      <BrandProvider>
        <NavigationProvider navigate={navigate} preload={preload}>
          <LineWatch />
          <RouterProvider router={router} />
          <ToastHost />
        </NavigationProvider>
      </BrandProvider>
    </QueryClientProvider>
  </I18nProvider>
);
