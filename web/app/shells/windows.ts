import { later } from '../../ui/later.tsx';

/** Every page has them, and on most they are never opened: they come after the page. */
export const AccountMenuList = later(async () => (await import('./AccountMenuList.tsx')).AccountMenuList);
export const AccountDrawer = later(
  async () => (await import('./AccountDrawer.tsx')).AccountDrawer,
  ({ opened }) => opened,
);
