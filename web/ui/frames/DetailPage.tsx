import type { ReactNode } from 'react';
import styles from './DetailPage.module.css';
import frame from './frame.module.css';
import { BackLink, PageTitle, type PageTitleProps } from './PageTitle.tsx';

interface Props extends PageTitleProps {
  /** A portrait or picture next to the title. */
  media?: ReactNode;
  /** A wide picture at the top: its address, or a part that brings its own height. */
  cover?: ReactNode;
  /** Tags, place or rating, below the title. */
  facts?: ReactNode;
  children: ReactNode;
  aside?: ReactNode;
  asideLabel?: string;
  /** The page's main action, kept at the bottom of a phone's screen. */
  phoneActions?: ReactNode;
  width?: 'member' | 'admin' | 'narrow';
}

/** Portrait and title in one card, with the page's actions at its right end or, on a phone, in its upper corner. */
const Head = ({ media, cover, facts, back, actions, ...title }: Omit<Props, 'children'>) => (
  <>
    {back && <BackLink {...back} />}
    <div className={styles.card}>
      {typeof cover === 'string' && cover !== '' ? <img className={styles.cover} src={cover} alt="" /> : cover}
      <div className={styles.head} data-cover={cover ? true : undefined}>
        <div className={styles.media}>{media}</div>
        <div className={styles.words}>
          <PageTitle {...title} />
          {facts && <div className={styles.facts}>{facts}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  </>
);

/** A page that shows one thing in full. */
export const DetailPage = (props: Props) => {
  const { media, cover, facts, children, aside, asideLabel, phoneActions, width = 'member', ...title } = props;
  return (
    <div className={frame.page} data-width={width}>
      {media ? (
        <Head {...title} media={media} cover={cover} facts={facts} />
      ) : (
        <>
          <PageTitle {...title} />
          {facts && <div className={styles.facts}>{facts}</div>}
        </>
      )}
      <div className={styles.split} data-aside={aside ? true : undefined}>
        <div className={styles.main}>{children}</div>
        {aside && (
          <aside className={styles.aside} aria-label={asideLabel}>
            {aside}
          </aside>
        )}
      </div>
      {phoneActions && <div className={styles.phoneActions}>{phoneActions}</div>}
    </div>
  );
};
