import { useLingui } from '@lingui/react/macro';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Drawer } from '../Drawer.tsx';
import { Anchor } from '../navigation.tsx';
import { CountPill } from '../Pills.tsx';
import { useTooltip } from '../Tooltip.tsx';
import type { NavItem } from '../types.ts';
import styles from './SideBar.module.css';

export interface NavGroup {
  key: string;
  label?: string;
  items: readonly NavItem[];
}

interface ItemProps {
  item: NavItem;
  collapsed: boolean;
  onFollow?: () => void;
}

const Item = ({ item, collapsed, onFollow }: ItemProps) => {
  const { label, icon: Icon, href, onPress, active, count } = item;
  const { handlers, bubble } = useTooltip(label, { side: 'right', off: !collapsed });
  const look = {
    ...handlers,
    className: styles.item,
    'data-on': active || undefined,
    'aria-current': active ? ('page' as const) : undefined,
    'aria-label': collapsed ? label : undefined,
  };
  const inside = (
    <>
      <Icon size={19} stroke={1.7} aria-hidden />
      {!collapsed && <span className={styles.label}>{label}</span>}
      {!collapsed && count ? <CountPill count={count} tone="coral" /> : null}
      {collapsed && count ? <span className={styles.dot} aria-hidden /> : null}
    </>
  );
  const press = () => {
    onFollow?.();
    onPress?.();
  };
  const control =
    href === undefined ? (
      <button type="button" {...look} onClick={press}>
        {inside}
      </button>
    ) : (
      <Anchor {...look} href={href} onClick={press}>
        {inside}
      </Anchor>
    );
  return (
    <li>
      {control}
      {bubble}
    </li>
  );
};

const Groups = ({
  groups,
  collapsed,
  onFollow,
}: {
  groups: readonly NavGroup[];
  collapsed: boolean;
  onFollow?: () => void;
}) =>
  groups.map((group) => (
    <div key={group.key} className={styles.group}>
      {group.label && !collapsed && (
        <p className={styles.heading} id={`nav-${group.key}`}>
          {group.label}
        </p>
      )}
      <ul aria-labelledby={group.label && !collapsed ? `nav-${group.key}` : undefined}>
        {group.items.map((item) => (
          <Item key={item.key} item={item} collapsed={collapsed} {...(onFollow && { onFollow })} />
        ))}
      </ul>
    </div>
  ));

interface SideBarProps {
  label: string;
  groups: readonly NavGroup[];
  collapsed: boolean;
  onToggle: () => void;
}

/** An admin's pages: 260 px wide, or 56 px when collapsed. NAV-15 */
export const SideBar = ({ label, groups, collapsed, onToggle }: SideBarProps) => {
  const { t } = useLingui();
  const Icon = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const toggleLabel = collapsed ? t`Expand navigation` : t`Collapse navigation`;
  return (
    <div className={styles.side} data-collapsed={collapsed || undefined}>
      <nav aria-label={label} className={styles.scroll}>
        <Groups groups={groups} collapsed={collapsed} />
      </nav>
      <div className={styles.foot}>
        <button
          type="button"
          className={styles.item}
          aria-expanded={!collapsed}
          aria-label={toggleLabel}
          onClick={onToggle}
        >
          <Icon size={19} stroke={1.7} aria-hidden />
          {!collapsed && <span className={styles.label}>{toggleLabel}</span>}
        </button>
      </div>
    </div>
  );
};

interface NavDrawerProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  groups: readonly NavGroup[];
  footer?: ReactNode;
}

/** The same pages in a drawer, for phones. */
export const NavDrawer = ({ opened, onClose, title, groups, footer }: NavDrawerProps) => (
  <Drawer opened={opened} onClose={onClose} title={title} side="left" {...(footer !== undefined && { footer })}>
    <nav aria-label={title} className={styles.drawer}>
      <Groups groups={groups} collapsed={false} onFollow={onClose} />
    </nav>
  </Drawer>
);
