import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CurrentUser } from '../../../contract/me/schemas.ts';
import { portalPath } from '../../lib/paths.ts';
import { useRememberOpened, useThisProgramme } from '../../modules/programmes/index.ts';
import { useAdminPages } from './admin-pages.ts';
import { AdminShell } from './AdminShell.tsx';

/** The admin portal of a programme, with its name and colour (NAV-01, NAV-13, NAV-16). */
export const ProgrammeShell = ({ me, children }: { me: CurrentUser; children: ReactNode }) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  useRememberOpened(programme.id);
  const groups = useAdminPages(programme);
  const brand = { name: programme.name, href: portalPath(programme, 'overviews'), logo: programme.photo_url };
  return (
    <AdminShell me={me} label={t`Administration`} brand={brand} groups={groups}>
      {children}
    </AdminShell>
  );
};
