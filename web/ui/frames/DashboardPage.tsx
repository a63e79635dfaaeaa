import type { ReactNode } from 'react';
import { StatGrid } from '../Layout.tsx';
import styles from './DashboardPage.module.css';
import frame from './frame.module.css';
import { PageTitle, type PageTitleProps } from './PageTitle.tsx';

interface Props extends PageTitleProps {
  banner?: ReactNode;
  /** A wide picture at the top, cut to its height; it only decorates. */
  picture?: string | null | undefined;
  tabs?: ReactNode;
  /** A series of `Stat` elements. */
  stats?: ReactNode;
  children: ReactNode;
  aside?: ReactNode;
  asideLabel?: string;
  width?: 'member' | 'admin';
}

/** An overview of what is going on. */
export const DashboardPage = (props: Props) => {
  const { banner, picture, tabs, stats, children, aside, asideLabel, width = 'member', ...title } = props;
  return (
    <div className={frame.page} data-width={width}>
      {picture && <img className={styles.picture} src={picture} alt="" />}
      {banner}
      <PageTitle {...title} />
      {tabs}
      {stats && <StatGrid>{stats}</StatGrid>}
      <div className={styles.split} data-aside={aside ? true : undefined}>
        <div className={styles.main}>{children}</div>
        {aside && (
          <aside className={styles.main} aria-label={asideLabel}>
            {aside}
          </aside>
        )}
      </div>
    </div>
  );
};

/** Panels, laid out in three columns. */
export const Panels = ({ children }: { children: ReactNode }) => <div className={styles.panels}>{children}</div>;

interface PanelProps {
  /** How many of the three columns it takes. */
  span?: 1 | 2 | 3;
  children: ReactNode;
}

export const Panel = ({ span = 1, children }: PanelProps) => (
  <div className={styles.panel} data-span={span}>
    {children}
  </div>
);
