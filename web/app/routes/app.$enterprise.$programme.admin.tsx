import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useThisProgramme } from '../../modules/programmes/index.ts';
import { PageNotFound } from '../PageNotFound.tsx';
import { ProgrammeShell } from '../shells/ProgrammeShell.tsx';
import { SignedInHere } from '../SignedIn.tsx';

/**
 * NAV-01: visitors have to sign in first; people who do not administer this programme get the page for missing
 * addresses.
 */
const AdminLayout = () => {
  const { viewer } = useThisProgramme();
  return (
    <SignedInHere>
      {(me) =>
        viewer?.is_admin ? (
          <ProgrammeShell me={me}>
            <Outlet />
          </ProgrammeShell>
        ) : (
          <PageNotFound />
        )
      }
    </SignedInHere>
  );
};

export const Route = createFileRoute('/app/$enterprise/$programme/admin')({ component: AdminLayout });
