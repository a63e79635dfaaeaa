import { createFileRoute, redirect } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';

/** ENT-02: the way back to the main site. */
export const Route = createFileRoute('/program-selection')({
  beforeLoad: () => {
    throw redirect({ href: paths.dashboard(), replace: true });
  },
});
