import { useLingui } from '@lingui/react/macro';
import { createFileRoute, Navigate, Outlet, useLocation } from '@tanstack/react-router';
import { IconLayoutDashboard } from '@tabler/icons-react';
import type { CurrentUser } from '../../../contract/me/schemas.ts';
import { paths } from '../../lib/paths.ts';
import { productName } from '../../lib/product.ts';
import { AdminShell } from '../shells/AdminShell.tsx';
import { SignedIn } from '../SignedIn.tsx';

const Pages = ({ me }: { me: CurrentUser }) => {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const href = paths.enterpriseDashboard();
  const dashboard = {
    key: 'dashboard',
    label: t`Dashboard`,
    icon: IconLayoutDashboard,
    href,
    active: pathname.startsWith(href),
  };
  return (
    <AdminShell
      me={me}
      label={t`Organization`}
      brand={{ name: productName(), href: paths.landing() }}
      groups={[{ key: 'dashboard', items: [dashboard] }]}
    >
      <Outlet key={me.id} />
    </AdminShell>
  );
};

/**
 * ENT-14: its side bar only leads to the dashboard. People who are not signed in go to /login (ACC-09), and people
 * without an enterprise account to their own home (D01).
 */
const EnterpriseLayout = () => (
  <SignedIn at={paths.login()}>
    {(me) => (me.is_enterprise ? <Pages me={me} /> : <Navigate to={me.home_url} replace />)}
  </SignedIn>
);

export const Route = createFileRoute('/_enterprise')({ component: EnterpriseLayout });
