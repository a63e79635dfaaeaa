import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { listKit } from '../../../lib/list-kit.ts';
import { useMe } from '../../../modules/accounts/index.ts';
import { ProgrammeFilter } from '../../../modules/programmes/index.ts';
import { TranscriptionsPage, transcriptionSearch } from '../../../modules/transcription/index.ts';

const Page = () => {
  const { me } = useMe();
  const filter = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const show = (search: typeof filter) => void navigate({ search });
  return (
    me && (
      <TranscriptionsPage
        programId={null}
        filter={filter}
        zone={me.timezone}
        onFilter={show}
        programmeFilter={
          <ProgrammeFilter
            value={filter.program ?? null}
            onChange={(program) => show(listKit(transcriptionSearch).change(filter, { program }))}
          />
        }
      />
    )
  );
};

/** B141 */
export const Route = createFileRoute('/_admin/main/admins/transcriptions')({
  component: Page,
  validateSearch: transcriptionSearch.validateSearch,
});
