import { type SettingsTab, settingsTabs } from '../../../lib/programme-tabs.ts';
import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import type { Programme } from '../../../../contract/programmes/schemas/programme.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { adminPath } from '../../../lib/paths.ts';
import { ListPage } from '../../../ui/frames/ListPage.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { useThisProgramme } from '../this-programme.tsx';
import { BasicInfoTab } from './BasicInfoTab.tsx';
import { NotificationsTab } from './NotificationsTab.tsx';
import { PairingTab } from './PairingTab.tsx';
import { PrivacyTab } from './PrivacyTab.tsx';
import { ReflectionsTab } from './ReflectionsTab.tsx';
import { WithProgramme } from './WithProgramme.tsx';

const contents: Record<SettingsTab, ComponentType<{ programme: Programme }>> = {
  basic: BasicInfoTab,
  pairing: PairingTab,
  privacy: PrivacyTab,
  notifications: NotificationsTab,
  reflections: ReflectionsTab,
};

/** PRG-42, D25 */
export const ProgrammeSettingsPage = ({ tab }: { tab: SettingsTab }) => {
  const { t } = useLingui();
  const here = useThisProgramme();
  usePageTitle(t`Settings`);
  const labels: Record<SettingsTab, string> = {
    basic: t`Basic Info`,
    pairing: t`Pairing Methods`,
    privacy: t`Privacy`,
    notifications: t`Notifications`,
    reflections: t`Reflections`,
  };
  const address = adminPath(here, 'settings');
  const items = settingsTabs.map((key) => ({ key, label: labels[key], href: `${address}?tab=${key}` }));
  const Content = contents[tab];
  return (
    <ListPage title={t`Settings`} tabs={<Tabs label={t`Settings`} items={items} active={tab} />} width="admin">
      <WithProgramme>{(programme) => <Content key={tab} programme={programme} />}</WithProgramme>
    </ListPage>
  );
};
