import { createFileRoute } from '@tanstack/react-router';
import { type LinkOutcome, linkOutcomes } from '../../../../contract/calendars/values.ts';
import { Integrations } from '../../../modules/calendars/index.ts';
import { oneOf } from '../../search.ts';

const Tab = () => {
  const { calendar } = Route.useSearch();
  const navigate = Route.useNavigate();
  // Reloading the page must not say it again.
  return <Integrations outcome={calendar} onSaid={() => void navigate({ search: {}, replace: true })} />;
};

export const Route = createFileRoute('/_member/users/$slug/edit/integrations')({
  component: Tab,
  validateSearch: ({ calendar }: Record<string, unknown>): { calendar?: LinkOutcome | undefined } => ({
    calendar: oneOf(linkOutcomes, calendar),
  }),
});
