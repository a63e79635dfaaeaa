import { useLingui } from '@lingui/react/macro';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { usePageTitle } from '../../../lib/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { useMe } from '../../../modules/accounts/index.ts';
import { mentorApplicationSearch, MentorApplicationsPage } from '../../../modules/profiles/index.ts';
import { listKit } from '../../../lib/list-kit.ts';

const Page = () => {
  const { t } = useLingui();
  const filter = Route.useSearch();
  const { status = 'pending', page = 1 } = filter;
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
        onPage={(next) => void navigate({ search: listKit(mentorApplicationSearch).toPage(filter, next) })}
      />
    )
  );
};

export const Route = createFileRoute('/_admin/main/admins/mentor_applications')({
  component: Page,
  validateSearch: mentorApplicationSearch.validateSearch,
});
