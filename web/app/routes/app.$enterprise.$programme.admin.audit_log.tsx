import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { auditSearch, CompanyAuditPage, useMe } from '../../modules/accounts/index.ts';
import { useThisProgramme } from '../../modules/programmes/index.ts';

const Page = () => {
  const { me } = useMe();
  const { id } = useThisProgramme();
  const filter = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    me && (
      <CompanyAuditPage
        programId={id}
        filter={filter}
        zone={me.timezone}
        onFilter={(search) => void navigate({ search })}
      />
    )
  );
};

export const Route = createFileRoute('/app/$enterprise/$programme/admin/audit_log')({
  component: Page,
  validateSearch: auditSearch.validateSearch,
});
