import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Components that ask before the user leaves need a router to leave through. */
export const withRouter = (page: ReactNode) => (
  <RouterContextProvider router={createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })}>
    {page}
  </RouterContextProvider>
);
