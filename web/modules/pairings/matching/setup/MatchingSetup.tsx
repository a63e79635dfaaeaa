import { useLingui } from '@lingui/react/macro';
import { refusalOf } from '../../../../lib/call.ts';
import { Stack } from '../../../../ui/Layout.tsx';
import { SkeletonForm, SkeletonStats } from '../../../../ui/Skeletons.tsx';
import { ErrorState } from '../../../../ui/States.tsx';
import { useThisProgramme } from '../../../programmes/index.ts';
import { useMatchingSettings } from '../queries.ts';
import { Cohort } from './Cohort.tsx';
import { History } from './History.tsx';
import { SettingsForm } from './SettingsForm.tsx';

interface Props {
  zone: string;
  page: number;
  onPage: (page: number) => void;
  onOpen: (draftId: number) => void;
}

/** What drafts are made of, and those that were made. */
export const MatchingSetup = ({ zone, page, onPage, onOpen }: Props) => {
  const { t } = useLingui();
  const { id } = useThisProgramme();
  const { data, error, refetch, isFetching } = useMatchingSettings(id);
  if (!data)
    return error === null ? (
      <Stack>
        <SkeletonStats />
        <SkeletonForm fields={6} />
      </Stack>
    ) : (
      <ErrorState message={refusalOf(error)?.error} onRetry={() => void refetch()} retrying={isFetching} />
    );
  return (
    <Stack gap="md" as="section" label={t`Suggestions`}>
      <Cohort cohort={data.cohort} />
      <SettingsForm settings={data} onStarted={onOpen} />
      <History zone={zone} page={page} onPage={onPage} onOpen={onOpen} />
    </Stack>
  );
};
