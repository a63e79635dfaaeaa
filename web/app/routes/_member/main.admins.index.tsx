import { createFileRoute, redirect } from '@tanstack/react-router';
import { paths } from '../../../lib/paths.ts';

/** Where a platform admin lands (D01): at what waits for them. */
export const Route = createFileRoute('/_member/main/admins/')({
  beforeLoad: () => {
    throw redirect({ href: paths.mentorApplications(), replace: true });
  },
});
