import type { MenuEntry } from '../../ui/Menu.tsx';
import type { NavItem } from '../../ui/types.ts';

/** The drawer behind Menu on a phone has the same entries as the account menu (NAV-22). */
export const drawerItems = (menu: readonly MenuEntry[]): NavItem[] =>
  menu.flatMap((entry) =>
    typeof entry === 'object' && 'label' in entry && entry.icon
      ? [
          {
            key: entry.label,
            label: entry.note === undefined ? entry.label : `${entry.label} · ${entry.note}`,
            icon: entry.icon,
            ...(entry.href ? { href: entry.href } : { onPress: entry.onPress }),
          } as NavItem,
        ]
      : [],
  );
