import { useLingui } from '@lingui/react/macro';
import type { CurrentUser } from '../../../contract/me/schemas.ts';
import { InviteMentor } from '../../modules/profiles/index.ts';
import { MyProgrammes } from '../../modules/programmes/index.ts';
import { AccountButton } from '../../ui/frames/TopBar.tsx';
import { Menu, type MenuEntry } from '../../ui/Menu.tsx';

/** The signed-in person and what they can do with their account, at the end of every bar (NAV-18). */
export const AccountMenu = ({ me, entries }: { me: CurrentUser; entries: MenuEntry[] }) => {
  const { t } = useLingui();
  return (
    <>
      <Menu
        label={t`Account`}
        trigger={<AccountButton name={me.full_name} src={me.profile_photo_url} label={t`Account menu`} />}
        items={entries}
      />
      <MyProgrammes />
      <InviteMentor />
    </>
  );
};
