import { Trans } from '@lingui/react/macro';
import type { CSSProperties, ReactNode } from 'react';
import styles from './AppFrame.module.css';
import { LayerRoot } from './LayerRoot.tsx';

interface Props {
  topBar: ReactNode;
  /** The bar's height; a side bar starts below it. */
  barHeight?: 56 | 60;
  sideBar?: ReactNode;
  bottomNav?: ReactNode;
  banner?: ReactNode;
  children: ReactNode;
}

/** The bar, side bar and bottom navigation around every page. The first tab stop jumps to the content. */
export const AppFrame = ({ topBar, barHeight = 60, sideBar, bottomNav, banner, children }: Props) => {
  const style: CSSProperties & Record<'--bar', string> = { '--bar': `${barHeight}px` };
  return (
    <div className={styles.app} style={style} data-bottom={bottomNav ? true : undefined}>
      <a href="#content" className={styles.skip}>
        <Trans>Skip to content</Trans>
      </a>
      {topBar}
      {banner}
      <div className={styles.body}>
        {sideBar}
        <main id="content" className={styles.main} tabIndex={-1}>
          {children}
          <LayerRoot />
        </main>
      </div>
      {bottomNav}
    </div>
  );
};
