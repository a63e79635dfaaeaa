import { useLingui } from '@lingui/react/macro';
import { IconChevronDown, IconMenu2 } from '@tabler/icons-react';
import type { HTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Avatar } from '../Avatar.tsx';
import { IconButton } from '../Button.tsx';
import { Anchor } from '../navigation.tsx';
import { CountPill } from '../Pills.tsx';
import type { NavItem } from '../types.ts';
import { BrandMark } from './BrandMark.tsx';
import styles from './TopBar.module.css';

interface Props {
  /** 56 for admins, 60 for members. NAV-14 */
  height: 56 | 60;
  /** `brand`: the bar has the programme's colour. NAV-13 */
  tone: 'plain' | 'brand';
  brand: { name: string; href: string; logo?: string | null };
  nav?: readonly NavItem[];
  navLabel?: string;
  /** Buttons and the account menu, at the end of the bar. */
  end?: ReactNode;
  /** Shows the button that opens the side bar on a phone. */
  onMenu?: () => void;
  /** The content spans the full width, as it does next to a side bar. */
  wide?: boolean;
}

export const TopBar = ({ height, tone, brand, nav = [], navLabel, end, onMenu, wide }: Props) => {
  const { t } = useLingui();
  return (
    <header className={styles.bar} data-tone={tone} data-height={height}>
      <div className={styles.inside} data-wide={wide || undefined}>
        {onMenu && (
          <span className={styles.menu}>
            <IconButton icon={IconMenu2} label={t`Open navigation`} onPress={onMenu} />
          </span>
        )}
        <BrandMark {...brand} tone={tone === 'brand' ? 'onBrand' : 'plain'} />
        {nav.length > 0 && (
          <nav className={styles.nav} aria-label={navLabel ?? t`Main`}>
            {nav.map((item) => (
              <Anchor
                key={item.key}
                href={item.href ?? '#'}
                className={styles.link}
                data-on={item.active || undefined}
                aria-current={item.active ? 'page' : undefined}
              >
                {item.label}
                {item.count ? <CountPill count={item.count} tone="coral" /> : null}
              </Anchor>
            ))}
          </nav>
        )}
        <div className={styles.end}>{end}</div>
      </div>
    </header>
  );
};

interface AccountProps extends Omit<HTMLAttributes<HTMLButtonElement>, 'className' | 'onClick'> {
  name: string;
  src?: string | null;
  /** "Account menu"; screen readers announce the person's name after it. */
  label: string;
  onPress?: (event: MouseEvent<HTMLElement>) => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Photo and name, as the trigger of the account menu. */
export const AccountButton = ({ name, src, label, onPress, ...rest }: AccountProps) => (
  <button {...rest} type="button" onClick={onPress} className={styles.account} aria-label={`${label}, ${name}`}>
    <Avatar name={name} src={src} size={32} />
    <span className={styles.accountName}>{name}</span>
    <IconChevronDown size={15} stroke={2} aria-hidden />
  </button>
);
