import type { ReactNode } from 'react';
import { useIsPhone } from '../media.ts';
import styles from './ChatFrame.module.css';

interface Props {
  list: ReactNode;
  listLabel: string;
  /** What a phone shows, which has room for one of the two. */
  showing: 'list' | 'conversation';
  children: ReactNode;
}

/** Conversations beside the one that is open, as high as the window; each of the two scrolls by itself. */
export const ChatFrame = ({ list, listLabel, showing, children }: Props) => {
  // The same answer hides the list and gives the conversation the title of the page, so that there always is one.
  const phone = useIsPhone();
  return (
    // AppFrame gives a page with this mark the whole window; alone, a phone hides its bottom navigation.
    <div
      className={styles.frame}
      data-only={phone ? showing : undefined}
      data-whole-window={showing === 'conversation' ? 'alone' : 'together'}
    >
      <section className={styles.list} aria-label={listLabel}>
        {list}
      </section>
      <div className={styles.conversation}>{children}</div>
    </div>
  );
};

interface ListProps {
  /** Title, search and buttons; they stay while the rows scroll. */
  head: ReactNode;
  children: ReactNode;
}

export const ChatList = ({ head, children }: ListProps) => (
  <>
    <div className={styles.listHead}>{head}</div>
    <div className={styles.rows}>{children}</div>
  </>
);

interface ConversationFrameProps {
  label: string;
  head?: ReactNode;
  /** The messages, and the foot below them. */
  children: ReactNode;
  /** Who takes part, beside the messages; over them on a narrow window. */
  side?: ReactNode;
}

/** One conversation: who it is with, its messages, and the field to write in. */
export const ConversationFrame = ({ label, head, children, side }: ConversationFrameProps) => (
  <section className={styles.one} aria-label={label}>
    <div className={styles.main} data-beside={side ? true : undefined}>
      {head && <header className={styles.head}>{head}</header>}
      {children}
    </div>
    {side && <div className={styles.side}>{side}</div>}
  </section>
);

/** Below the messages: where one writes, or why one cannot. */
export const ConversationFoot = ({ children }: { children: ReactNode }) => (
  <div className={styles.foot}>{children}</div>
);
