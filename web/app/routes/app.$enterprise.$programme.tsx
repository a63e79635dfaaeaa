import { createFileRoute, Outlet } from '@tanstack/react-router';
import { CallRefused } from '../../lib/call.ts';
import { ProgrammeBrand, ProgrammeProvider, useProgrammeView } from '../../modules/programmes/index.ts';
import { SkeletonDetail } from '../../ui/Skeletons.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { PageNotFound } from '../PageNotFound.tsx';

/** All pages of one programme, in its colours; an unknown address is a missing page (B144). */
const ProgrammeLayout = () => {
  const { enterprise, programme } = Route.useParams();
  const { data, error, refetch } = useProgrammeView(enterprise, programme);
  if (data === undefined) {
    if (error instanceof CallRefused && error.status === 404) return <PageNotFound />;
    return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonDetail />;
  }
  return (
    <ProgrammeBrand programme={data}>
      <ProgrammeProvider programme={data}>
        <Outlet />
      </ProgrammeProvider>
    </ProgrammeBrand>
  );
};

export const Route = createFileRoute('/app/$enterprise/$programme')({ component: ProgrammeLayout });
