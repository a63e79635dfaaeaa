import { useLingui } from '@lingui/react/macro';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { paths } from '../../../lib/paths.ts';
import { auditSearch, CompanyAuditPage, useMe } from '../../../modules/accounts/index.ts';

const Page = () => {
  const { t } = useLingui();
  const { me } = useMe();
  const filter = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    me && (
      <CompanyAuditPage
        programId={null}
        filter={filter}
        zone={me.timezone}
        onFilter={(search) => void navigate({ search })}
        back={{ href: paths.enterpriseDashboard(), label: t`Mentoring Programs` }}
      />
    )
  );
};

export const Route = createFileRoute('/_enterprise/dashboard_/audit_log')({
  component: Page,
  validateSearch: auditSearch.validateSearch,
});
