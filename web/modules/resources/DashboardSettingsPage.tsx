import { useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../../lib/page-title.ts';
import { adminPath } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ListPage } from '../../ui/frames/ListPage.tsx';
import { useThisProgramme } from '../programmes/index.ts';
import { AlertForm } from './AlertForm.tsx';

/** PRG-52: what is shown on the members' dashboards; the agenda, also shown there, has its own page. */
export const DashboardSettingsPage = () => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  usePageTitle(t`Dashboard settings`);
  return (
    <ListPage
      title={t`Dashboard settings`}
      lead={t`What members see on their overview.`}
      width="admin"
      actions={<Button href={adminPath(programme, 'agenda')}>{t`Agenda`}</Button>}
    >
      <AlertForm programme={programme} />
    </ListPage>
  );
};
