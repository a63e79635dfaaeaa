import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Components that ask before the user leaves need a router to leave through; with its history, a test can leave. */
export const withRouter = (page: ReactNode, history = createMemoryHistory()) => (
  <RouterContextProvider router={createRouter({ routeTree: createRootRoute(), history })}>{page}</RouterContextProvider>
);
