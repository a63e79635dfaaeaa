import { useLingui } from '@lingui/react/macro';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { usePageTitle } from '../../../lib/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { useMe } from '../../../modules/accounts/index.ts';
import { type ApplicationStatus, MentorApplicationsPage } from '../../../modules/profiles/index.ts';

interface Search {
  status?: ApplicationStatus;
  page?: number;
}

const statuses = ['pending', 'approved', 'rejected'] as const;

const Page = () => {
  const { t } = useLingui();
  const { status = 'pending', page = 1 } = Route.useSearch();
  const { me } = useMe();
  usePageTitle(t`Mentor applications`);
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    me && (
      <MentorApplicationsPage
        status={status}
        page={page}
        zone={me.timezone}
        hrefOf={(one) => `${paths.mentorApplications()}?status=${one}`}
        onPage={(next) => void navigate({ search: { status, page: next } })}
      />
    )
  );
};

export const Route = createFileRoute('/_admin/main/admins/mentor_applications')({
  component: Page,
  validateSearch: (search: Record<string, unknown>): Search => {
    const status = statuses.find((one) => one === search.status);
    const page = Number(search.page);
    return { ...(status && { status }), ...(Number.isInteger(page) && page > 1 && { page }) };
  },
});
