import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { CallRefused } from '../../lib/call.ts';
import { adminPath, paths } from '../../lib/paths.ts';
import { rememberReturnAddress } from '../../lib/return-address.ts';
import { useProgramme } from '../../modules/programmes/index.ts';
import { SkeletonDetail } from '../../ui/Skeletons.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { PageNotFound } from '../PageNotFound.tsx';
import { keyIn } from '../../lib/key-in.ts';

/** ENT-15, ENT-16: leads from a programme's id to its admin portal, or directly to its settings. */
const Enter = ({ id, page }: { id: number; page: string }) => {
  const navigate = useNavigate();
  const { data, error, refetch } = useProgramme(id);
  const status = error instanceof CallRefused ? error.status : null;
  useEffect(() => {
    if (data) void navigate({ to: adminPath(data, page), replace: true });
    if (status !== 401) return;
    rememberReturnAddress();
    void navigate({ to: paths.login(), replace: true });
  }, [data, status, page, navigate]);
  if (status === 403 || status === 404) return <PageNotFound />;
  return error && status !== 401 ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonDetail />;
};

const Page = () => {
  const { settings } = Route.useSearch();
  const id = keyIn(Route.useParams().programId);
  return id === undefined ? <PageNotFound /> : <Enter id={id} page={settings === 'true' ? 'settings' : ''} />;
};

export const Route = createFileRoute('/enter-program/$programId')({
  component: Page,
  validateSearch: ({ settings }: Record<string, unknown>): { settings?: 'true' } =>
    settings === 'true' ? { settings } : {},
});
