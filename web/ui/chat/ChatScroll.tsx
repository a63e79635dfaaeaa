import { useLingui } from '@lingui/react/macro';
import { IconArrowDown } from '@tabler/icons-react';
import { type ReactNode, type Ref, useImperativeHandle } from 'react';
import { Button, IconButton } from '../Button.tsx';
import { useFocusStays } from '../focusHeir.ts';
import styles from './ChatScroll.module.css';
import { type ScrollStart, useChatScroll } from './useChatScroll.ts';

export interface ChatScrollHandle {
  toEnd: () => void;
  /** True if this message is there, and now in view. */
  toSeq: (seq: number) => boolean;
}

interface Props {
  ref?: Ref<ChatScrollHandle>;
  /** Whose messages these are, for screen readers. */
  label: string;
  start: ScrollStart;
  hasBefore: boolean;
  hasAfter: boolean;
  loading: 'before' | 'after' | null;
  /** The part that could not be loaded; it is loaded again when its button is pressed. */
  failed: 'before' | 'after' | null;
  onBefore: () => void;
  onAfter: () => void;
  /** The last message in view. */
  onSeen: (seq: number) => void;
  /** Pressed: leads to the newest message, wherever that is. */
  onEnd: () => void;
  /** How many came that were not looked at yet; said on the button that leads to them. */
  unseen: number;
  children: ReactNode;
}

const Edge = ({ loading, failed, onRetry }: { loading: boolean; failed: boolean; onRetry: () => void }) => {
  const { t } = useLingui();
  return (
    <div className={styles.edge} role="status">
      {loading && <span className={styles.loading}>{t`Loading more…`}</span>}
      {failed && (
        <Button size="sm" onPress={onRetry}>
          {t`The next part could not be loaded. Retry`}
        </Button>
      )}
    </div>
  );
};

/**
 * The messages of a conversation: more of them come at both ends, and what is being read stays where it is. Rows carry
 * their number in `data-seq`.
 */
export const ChatScroll = (props: Props) => {
  const { t } = useLingui();
  const { ref, label, hasBefore, hasAfter, loading, failed, onBefore, onAfter, onEnd, unseen, children } = props;
  const { box, content, away, toEnd, toSeq, onScroll } = useChatScroll(props);
  const rows = useFocusStays<HTMLUListElement>('next');
  useImperativeHandle(ref, () => ({ toEnd, toSeq }), [toEnd, toSeq]);
  return (
    <div className={styles.holder}>
      <div ref={box} className={styles.box} role="group" aria-label={label} tabIndex={0} onScroll={onScroll}>
        <div ref={content} className={styles.content}>
          {hasBefore && <Edge loading={loading === 'before'} failed={failed === 'before'} onRetry={onBefore} />}
          <ul ref={rows} className={styles.rows}>
            {children}
          </ul>
          {hasAfter && <Edge loading={loading === 'after'} failed={failed === 'after'} onRetry={onAfter} />}
        </div>
      </div>
      {(away || hasAfter) && (
        <div className={styles.jump}>
          <IconButton
            icon={IconArrowDown}
            kind="default"
            count={unseen}
            label={unseen > 0 ? t`To the newest message, ${unseen} new` : t`To the newest message`}
            onPress={onEnd}
          />
        </div>
      )}
    </div>
  );
};
