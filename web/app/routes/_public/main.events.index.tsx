import { createFileRoute } from '@tanstack/react-router';
import { EventsPage, eventSearch } from '../../../modules/events/index.ts';

const Page = () => {
  const navigate = Route.useNavigate();
  return (
    <EventsPage
      filter={Route.useSearch()}
      onFilter={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
};

export const Route = createFileRoute('/_public/main/events/')({
  validateSearch: eventSearch.validateSearch,
  component: Page,
});
