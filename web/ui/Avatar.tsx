import { type CSSProperties, type ReactNode, useState } from 'react';
import styles from './Avatar.module.css';
import { Anchor } from './navigation.tsx';
import { Text } from './Text.tsx';

export interface Person {
  name: string;
  src?: string | null | undefined;
  /** For a closed account: shows a grey figure, whatever the name and photo. */
  deleted?: boolean | undefined;
}

export interface AvatarProps extends Person {
  size?: number;
  shape?: 'circle' | 'square';
  /** Announces the name to screen readers. Leave it off if the name is written next to it. */
  named?: boolean;
}

const tints = 7;

/** First and last initial; scripts without spaces use their first character. */
const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return ([...first][0] ?? '').toUpperCase() + ([...last][0] ?? '').toUpperCase();
};

/** The same name always gets the same tint. */
const tintOf = (name: string) =>
  [...name].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973, 7) % tints;

const GreyFigure = () => (
  <svg viewBox="0 0 24 24" width="58%" height="58%" fill="currentColor" aria-hidden>
    <circle cx="12" cy="8.2" r="4.2" />
    <path d="M3.6 20.5c.8-4.6 4.2-7 8.4-7s7.6 2.4 8.4 7z" />
  </svg>
);

/** The photo's address, unless the account is closed or the photo failed to load. */
const usePhoto = ({ src, deleted }: Omit<Person, 'name'>) => {
  const [broken, setBroken] = useState<string | null>(null);
  return { photo: !deleted && src && src !== broken ? src : null, onError: () => setBroken(src ?? null) };
};

/** A photo, otherwise initials on a tint, or a grey figure for 'Deleted User'. */
export const Avatar = ({ name, src, size = 40, shape = 'circle', deleted, named }: AvatarProps) => {
  const { photo, onError } = usePhoto({ src, deleted });
  const style: CSSProperties & Record<'--size', string> = { '--size': `${size}px` };
  const heard = named ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <span
      {...heard}
      className={styles.avatar}
      data-shape={shape}
      data-tint={deleted ? 'grey' : tintOf(name)}
      style={style}
    >
      {photo && <img src={photo} alt="" width={size} height={size} loading="lazy" onError={onError} />}
      {!photo && (deleted ? <GreyFigure /> : initialsOf(name))}
    </span>
  );
};

interface StackProps {
  people: readonly Person[];
  max?: number;
  size?: number;
  /** The name of the group ("Mentees"); screen readers announce the people's names after it. */
  label?: string;
}

/** Three faces, then +N. */
export const AvatarStack = ({ people, max = 3, size = 32, label }: StackProps) => {
  const shown = people.slice(0, max);
  const rest = people.length - shown.length;
  const names = people.map((person) => person.name).join(', ');
  const style: CSSProperties & Record<'--size', string> = { '--size': `${size}px` };
  return (
    <span className={styles.stack} role="img" aria-label={label ? `${label}: ${names}` : names} style={style}>
      {shown.map((person, at) => (
        // Two people may have the same name, so the position is part of the key.
        <Avatar key={`${person.name}-${at}`} {...person} size={size} />
      ))}
      {rest > 0 && <span className={styles.more} aria-hidden>{`+${rest}`}</span>}
    </span>
  );
};

interface PersonRowProps extends Person {
  meta?: ReactNode;
  href?: string;
  /** Called when the link is followed, so that a pane around it can close and reveal the page. */
  onFollow?: () => void;
  size?: number;
  end?: ReactNode;
  /** In a narrow column, wraps a long name to a second line instead of cutting it off. */
  wraps?: boolean;
}

/** Photo, name and one line about a person. */
export const PersonRow = (props: PersonRowProps) => {
  const { meta, href, onFollow, size = 36, end, wraps = false, ...person } = props;
  const words = (
    <>
      <Avatar {...person} size={size} />
      <span className={styles.words}>
        <Text as="span" size="control" strong lines={wraps ? 2 : 1} tone={person.deleted ? 'secondary' : 'ink'}>
          {person.name}
        </Text>
        {meta && (
          <Text as="span" size="meta" tone="secondary" lines={2}>
            {meta}
          </Text>
        )}
      </span>
    </>
  );
  return (
    <div className={styles.row}>
      {href && !person.deleted ? (
        <Anchor href={href} onClick={onFollow} className={styles.person} data-link>
          {words}
        </Anchor>
      ) : (
        <div className={styles.person}>{words}</div>
      )}
      {end}
    </div>
  );
};
