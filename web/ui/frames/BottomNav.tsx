import { Anchor } from '../navigation.tsx';
import type { NavItem } from '../types.ts';
import styles from './BottomNav.module.css';

interface Props {
  label: string;
  /** At most five. */
  items: readonly NavItem[];
}

/** A phone's main pages, within reach of the thumb. NAV-21 NAV-22 */
export const BottomNav = ({ label, items }: Props) => (
  <nav className={styles.nav} aria-label={label}>
    {items.map(({ key, label: words, icon: Icon, href, onPress, active, count }) => {
      const look = {
        className: styles.item,
        'data-on': active || undefined,
        'aria-current': active ? ('page' as const) : undefined,
      };
      const inside = (
        <>
          <span className={styles.icon}>
            <Icon size={23} stroke={active ? 2 : 1.7} aria-hidden />
            {count ? <span className={styles.count}>{count > 9 ? '9+' : count}</span> : null}
          </span>
          <span>{words}</span>
        </>
      );
      return href === undefined ? (
        <button key={key} type="button" {...look} onClick={() => onPress?.()}>
          {inside}
        </button>
      ) : (
        <Anchor key={key} {...look} href={href} onClick={() => onPress?.()}>
          {inside}
        </Anchor>
      );
    })}
  </nav>
);
