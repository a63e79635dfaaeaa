import { createFileRoute, Outlet } from '@tanstack/react-router';
import { CallRefused } from '../../lib/call.ts';
import { ProgrammeProvider, useProgrammeView } from '../../modules/programmes/index.ts';
import { BrandProvider } from '../../ui/BrandProvider.tsx';
import { SkeletonDetail } from '../../ui/Skeletons.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { PageNotFound } from '../PageNotFound.tsx';

/** Everything of one programme, in its colour; an address that nobody has is a missing page (B144). */
const ProgrammeLayout = () => {
  const { enterprise, programme } = Route.useParams();
  const { data, error, refetch } = useProgrammeView(enterprise, programme);
  if (data === undefined) {
    if (error instanceof CallRefused && error.status === 404) return <PageNotFound />;
    return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonDetail />;
  }
  return (
    <BrandProvider brand={data.white_label.dashboard_primary_colour}>
      <ProgrammeProvider programme={data}>
        <Outlet />
      </ProgrammeProvider>
    </BrandProvider>
  );
};

export const Route = createFileRoute('/app/$enterprise/$programme')({ component: ProgrammeLayout });
