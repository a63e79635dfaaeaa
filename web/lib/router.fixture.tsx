import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** What asks before one leaves it needs a router to leave by. */
export const withRouter = (page: ReactNode) => (
  <RouterContextProvider router={createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })}>
    {page}
  </RouterContextProvider>
);
