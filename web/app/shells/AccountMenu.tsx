import { useLingui } from '@lingui/react/macro';
import type { CurrentUser } from '../../../contract/me/schemas.ts';
import { InviteMentor } from '../../modules/profiles/index.ts';
import { MyProgrammes } from '../../modules/programmes/index.ts';
import { AccountButton } from '../../ui/frames/TopBar.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { AccountMenuList } from './windows.ts';

/** The signed-in person and what they can do with their account, at the end of every bar (NAV-18). */
export const AccountMenu = ({ me }: { me: CurrentUser }) => {
  const { t } = useLingui();
  return (
    <>
      <Menu
        label={t`Account`}
        trigger={<AccountButton name={me.full_name} src={me.profile_photo_url} label={t`Account menu`} />}
        items={AccountMenuList}
      />
      <MyProgrammes />
      <InviteMentor />
    </>
  );
};
