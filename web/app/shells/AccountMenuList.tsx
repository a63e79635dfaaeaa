import { useMe } from '../../modules/accounts/index.ts';
import type { OpenedMenu } from '../../ui/Menu.tsx';
import { MenuList } from '../../ui/MenuList.tsx';
import { useAccountMenu } from './account-menu.ts';

/** What somebody can do with their account (NAV-18, NAV-19). */
export const AccountMenuList = (menu: OpenedMenu) => <MenuList {...menu} items={useAccountMenu(useMe().me)} />;
