import type { AppearanceTab } from '../../../lib/programme-tabs.ts';
import { useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../../../lib/page-title.ts';
import { adminPath } from '../../../lib/paths.ts';
import { ListPage } from '../../../ui/frames/ListPage.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { WithProgramme } from '../settings/WithProgramme.tsx';
import { useThisProgramme } from '../this-programme.tsx';
import { ColoursTab } from './ColoursTab.tsx';
import { PagesTab } from './PagesTab.tsx';

/** PRG-46, PRG-54 */
export const AppearancePage = ({ tab }: { tab: AppearanceTab }) => {
  const { t } = useLingui();
  const here = useThisProgramme();
  usePageTitle(t`Appearance`);
  const address = adminPath(here, 'appearance');
  const items = [
    { key: 'appearance', label: t`Appearance`, href: address },
    { key: 'pages', label: t`Page Customization`, href: `${address}?tab=pages` },
  ];
  const Content = tab === 'pages' ? PagesTab : ColoursTab;
  return (
    <ListPage title={t`Appearance`} tabs={<Tabs label={t`Appearance`} items={items} active={tab} />} width="admin">
      <WithProgramme>{(programme) => <Content key={tab} programme={programme} />}</WithProgramme>
    </ListPage>
  );
};
