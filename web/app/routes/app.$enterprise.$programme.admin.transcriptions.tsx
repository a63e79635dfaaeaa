import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useMe } from '../../modules/accounts/index.ts';
import { useThisProgramme } from '../../modules/programmes/index.ts';
import { TranscriptionsPage, transcriptionSearch } from '../../modules/transcription/index.ts';

const Page = () => {
  const { me } = useMe();
  const { id } = useThisProgramme();
  const filter = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    me && (
      <TranscriptionsPage
        programId={id}
        filter={filter}
        zone={me.timezone}
        onFilter={(search) => void navigate({ search })}
      />
    )
  );
};

/** B141 */
export const Route = createFileRoute('/app/$enterprise/$programme/admin/transcriptions')({
  component: Page,
  validateSearch: transcriptionSearch.validateSearch,
});
