import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useMe } from '../../modules/accounts/index.ts';
import { ActivitiesPage } from '../home/ActivitiesPage.tsx';

const Page = () => {
  const { me } = useMe();
  const { date } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    me && (
      <ActivitiesPage
        zone={me.timezone}
        date={date ?? null}
        onDate={(day) => void navigate({ search: day === null ? {} : { date: day } })}
      />
    )
  );
};

export const Route = createFileRoute('/app/$enterprise/$programme/admin/activities')({
  component: Page,
  validateSearch: ({ date }: Record<string, unknown>): { date?: string } =>
    typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date) ? { date } : {},
});
