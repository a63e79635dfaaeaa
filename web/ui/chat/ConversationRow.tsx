import { IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Avatar, type Person } from '../Avatar.tsx';
import { Anchor } from '../navigation.tsx';
import { CountPill } from '../Pills.tsx';
import { HiddenText } from '../Text.tsx';
import styles from './ConversationRow.module.css';

interface FaceProps extends Person {
  group?: boolean;
  /** Shows the green mark; say it in words as well. */
  online?: boolean;
  size?: number;
}

/** Who a conversation is with: a person, who may be online, or a group. */
export const ChatFace = ({ group = false, online = false, size = 44, ...person }: FaceProps) => (
  <span className={styles.face}>
    {group ? (
      <span className={styles.group} style={{ width: size, height: size }} aria-hidden>
        <IconUsers size={size * 0.5} stroke={1.7} />
      </span>
    ) : (
      <Avatar {...person} size={size} />
    )}
    {online && <span className={styles.online} data-small={size < 40 || undefined} aria-hidden />}
  </span>
);

interface RowProps {
  href: string;
  active?: boolean;
  face: ReactNode;
  title: string;
  /** What was said last, or what was found. */
  preview: ReactNode;
  when?: string | undefined;
  unread?: number;
  /** "3 unread" */
  unreadLabel?: string;
}

/** A conversation in the list of them. */
export const ConversationRow = (props: RowProps) => {
  const { href, active = false, face, title, preview, when, unread = 0, unreadLabel } = props;
  return (
    <li>
      <Anchor
        href={href}
        className={styles.row}
        data-on={active || undefined}
        aria-current={active ? 'page' : undefined}
        data-unread={unread > 0 || undefined}
      >
        {face}
        <span className={styles.words}>
          <span className={styles.first}>
            <span className={styles.title}>{title}</span>
            {when !== undefined && <span className={styles.when}>{when}</span>}
          </span>
          <span className={styles.second}>
            {preview !== '' && <span className={styles.preview}>{preview}</span>}
            {unread > 0 && (
              <>
                <span aria-hidden>
                  <CountPill count={unread} tone="coral" />
                </span>
                <HiddenText>{unreadLabel ?? String(unread)}</HiddenText>
              </>
            )}
          </span>
        </span>
      </Anchor>
    </li>
  );
};

/** The rows, with a heading where there are several kinds of them. */
export const ConversationRows = ({
  label,
  heading,
  children,
}: {
  label: string;
  heading?: string;
  children: ReactNode;
}) => (
  <>
    {heading !== undefined && <h2 className={styles.heading}>{heading}</h2>}
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  </>
);
