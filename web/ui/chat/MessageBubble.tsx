import { IconCornerUpLeft, IconFile } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Anchor } from '../navigation.tsx';
import { LargePictures } from '../PictureGrid.tsx';
import styles from './MessageBubble.module.css';

interface BubbleProps {
  /** The number of the message; absent while it has none. */
  seq?: number | undefined;
  own: boolean;
  /** The first of several that follow each other: it has the name and some room above. */
  first: boolean;
  /** Where several people write: their names and faces. */
  who?: string | undefined;
  face?: ReactNode;
  /** Said before its words to whoever does not see on which side they are. */
  said: ReactNode;
  children: ReactNode;
  /** "Deleted", in quieter letters and without a colour. */
  faint?: boolean;
  when: ReactNode;
  reactions?: ReactNode;
  /** Whether it was sent, or seen. */
  state?: ReactNode;
  /** The button with what can be done with it. */
  menu?: ReactNode;
  /** Somebody was led to it. */
  marked?: boolean;
}

/** One message: one's own at the right in the brand's colour, those of others at the left. */
export const MessageBubble = (props: BubbleProps) => {
  const { seq, own, first, who, face, said, children, faint, when, reactions, state, menu, marked } = props;
  return (
    <li
      className={styles.line}
      data-seq={seq}
      data-own={own || undefined}
      data-first={first || undefined}
      data-marked={marked || undefined}
    >
      {face !== undefined && <span className={styles.face}>{face}</span>}
      <div className={styles.column}>
        {who !== undefined && <span className={styles.who}>{who}</span>}
        <div className={styles.holder}>
          <div className={styles.bubble} data-faint={faint || undefined}>
            {said}
            {children}
            <span className={styles.when}>{when}</span>
          </div>
          {menu && <span className={styles.menu}>{menu}</span>}
        </div>
        {reactions}
        {state && <div className={styles.state}>{state}</div>}
      </div>
    </li>
  );
};

interface QuoteProps {
  who: string;
  text: string;
  /** "Go to the message of …" */
  label: string;
  onPress?: () => void;
}

/** What a message answers; leads to it. */
export const Quote = ({ who, text, label, onPress }: QuoteProps) => (
  <button type="button" className={styles.quote} aria-label={label} onClick={onPress}>
    <span className={styles.quoted}>
      <IconCornerUpLeft size={13} stroke={2} aria-hidden />
      {who}
    </span>
    <span className={styles.quotedText}>{text}</span>
  </button>
);

interface FileCardProps {
  name: string;
  /** "PDF, 1.2MB" */
  size: string;
  /** Absent while it is on its way. */
  href?: string;
}

export const FileCard = ({ name, size, href }: FileCardProps) => {
  const inside = (
    <>
      <span className={styles.fileIcon}>
        <IconFile size={20} stroke={1.7} aria-hidden />
      </span>
      <span className={styles.fileWords}>
        <span className={styles.fileName}>{name}</span> {/* read out apart */}
        <span className={styles.fileSize}>{size}</span>
      </span>
    </>
  );
  return href === undefined ? (
    <span className={styles.file}>{inside}</span>
  ) : (
    <Anchor href={href} newTab className={styles.file}>
      {inside}
    </Anchor>
  );
};

interface PictureProps {
  src: string;
  name: string;
  /** Pixels: its room is kept while it loads. */
  width: number;
  height: number;
  /** "Open picture plan.png" */
  label: string;
}

/** A picture where it was sent; opens large. */
export const ChatPicture = ({ src, name, width, height, label }: PictureProps) => {
  const [opened, setOpened] = useState<number | null>(null);
  const style: CSSProperties & Record<'--ratio' | '--width', string> = {
    '--ratio': String(width / height),
    '--width': `${width}px`,
  };
  return (
    <>
      <button type="button" className={styles.picture} style={style} aria-label={label} onClick={() => setOpened(0)}>
        <img src={src} alt="" width={width} height={height} loading="lazy" />
      </button>
      {opened !== null && <LargePictures pictures={[{ src, alt: name, width, height }]} at={opened} onAt={setOpened} />}
    </>
  );
};

/** What separates the messages: a day, or what is new since the last visit. */
export const ChatLine = ({ children, tone = 'day' }: { children: ReactNode; tone?: 'day' | 'new' }) => (
  <li className={styles.between} data-tone={tone}>
    <span>{children}</span>
  </li>
);

export interface Reaction {
  emoji: string;
  /** "Thumbs up, 2, yours" */
  label: string;
  count: number;
  mine: boolean;
  onPress: () => void;
}

export const Reactions = ({ label, reactions }: { label: string; reactions: readonly Reaction[] }) => (
  <ul className={styles.reactions} aria-label={label}>
    {reactions.map(({ emoji, label: name, count, mine, onPress }) => (
      <li key={emoji}>
        <button type="button" className={styles.reaction} aria-pressed={mine} aria-label={name} onClick={onPress}>
          <span aria-hidden>{emoji}</span>
          <span aria-hidden>{count}</span>
        </button>
      </li>
    ))}
  </ul>
);
