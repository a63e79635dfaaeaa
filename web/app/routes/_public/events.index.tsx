import { createFileRoute, redirect } from '@tanstack/react-router';
import { paths } from '../../../lib/paths.ts';

/** One event is at /events/5, so this is where people look for all of them. */
export const Route = createFileRoute('/_public/events/')({
  beforeLoad: () => {
    throw redirect({ href: paths.events(), replace: true });
  },
});
