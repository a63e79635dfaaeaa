import { useLingui } from '@lingui/react/macro';
import { IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { CurrentUser } from '../../../contract/me/schemas.ts';
import { paths } from '../../lib/paths.ts';
import { productName } from '../../lib/product.ts';
import type { NavItem } from '../../ui/types.ts';
import { AdminShell } from './AdminShell.tsx';

interface Props {
  me: CurrentUser;
  /** The name of what is administered here. */
  label: string;
  pages: readonly NavItem[];
  children: ReactNode;
}

/** For administering things outside programmes: the platform, or a company. */
export const PlatformShell = ({ me, label, pages, children }: Props) => {
  const { t } = useLingui();
  const members = { key: 'members', label: t`Member pages`, icon: IconUsers, href: paths.dashboard() };
  const groups = [
    { key: 'admin', items: pages },
    { key: 'members', items: [members] },
  ];
  return (
    <AdminShell me={me} label={label} brand={{ name: productName(), href: paths.landing() }} groups={groups}>
      {children}
    </AdminShell>
  );
};
