import type { ReactNode } from 'react';
import frame from './frame.module.css';
import styles from './ListPage.module.css';
import { PageTitle, type PageTitleProps } from './PageTitle.tsx';

interface Props extends PageTitleProps {
  /** Search and chips; if given, the title joins them in a tinted band. */
  hero?: ReactNode;
  /** A column on the left on desktop; on a phone the page opens the filters in a sheet. */
  filters?: ReactNode;
  filtersLabel?: string;
  tabs?: ReactNode;
  /** The number of results and how they are sorted. */
  resultBar?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  width?: 'member' | 'admin';
}

/** A list of one kind of thing, to search, filter and page through. */
export const ListPage = (props: Props) => {
  const { hero, filters, filtersLabel, tabs, resultBar, children, footer, width = 'member', ...title } = props;
  return (
    <>
      {hero && (
        <div className={styles.band}>
          <div className={styles.hero} data-width={width}>
            <PageTitle {...title} />
            <div className={styles.heroBody}>{hero}</div>
          </div>
        </div>
      )}
      <div className={frame.page} data-width={width}>
        {!hero && <PageTitle {...title} />}
        {tabs}
        <div className={styles.split} data-filters={filters ? true : undefined}>
          {filters && (
            <aside className={styles.filters} aria-label={filtersLabel}>
              {filters}
            </aside>
          )}
          <div className={styles.results}>
            {resultBar && <div className={styles.bar}>{resultBar}</div>}
            {children}
            {footer}
          </div>
        </div>
      </div>
    </>
  );
};
