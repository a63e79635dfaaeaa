import type { CurrentUser } from '../../../contract/me/schemas.ts';
import { productName } from '../../lib/product.ts';
import { NavDrawer, type NavGroup } from '../../ui/frames/SideBar.tsx';
import { useAccountMenu } from './account-menu.ts';
import { drawerItems } from './drawer-items.ts';

interface Props {
  me: CurrentUser | null;
  opened: boolean;
  onClose: () => void;
  /** The pages that have no place below; the entries of the account menu follow (NAV-22). */
  pages: NavGroup;
}

/** What is behind Menu on a phone. */
export const AccountDrawer = ({ me, opened, onClose, pages }: Props) => {
  const account = { key: 'account', items: drawerItems(useAccountMenu(me)) };
  return (
    <NavDrawer
      opened={opened}
      onClose={onClose}
      title={me?.full_name ?? productName()}
      groups={pages.items.length > 0 ? [pages, account] : [account]}
    />
  );
};
