import { Children, type ReactNode, useEffect, useRef } from 'react';
import { useEscape } from '../escape.ts';
import { useFocusBack } from '../focusBack.ts';
import { LayerRoot } from '../frames/LayerRoot.tsx';
import { useIsPhone } from '../media.ts';
import { Heading } from '../Text.tsx';
import styles from './RoomFrame.module.css';

interface Props {
  title: string;
  /** Who is here, the state of the connection, and whether it is being recorded. */
  status?: ReactNode;
  /** Questions and notes, shown over the pictures. */
  notices?: ReactNode;
  /** The other people, one tile each; with three or more people, the user's own tile is among them. */
  children: ReactNode;
  /** The user's own small picture, over that of the only other person. */
  own?: ReactNode;
  /** A shared screen: it takes the main area, with the people next to it. */
  screen?: ReactNode;
  controls: ReactNode;
  controlsLabel: string;
  /** The chat, next to the pictures; on a phone, over them. */
  side?: { label: string; content: ReactNode; onClose: () => void };
}

/** Takes the focus when it opens and gives it back when it closes; Escape closes it. */
const Side = ({ label, content, onClose }: NonNullable<Props['side']>) => {
  const panel = useRef<HTMLElement>(null);
  useEscape(true, onClose);
  useFocusBack(true);
  useEffect(() => panel.current?.focus(), []);
  return (
    <aside ref={panel} className={styles.side} aria-label={label} tabIndex={-1}>
      {content}
    </aside>
  );
};

/** The meeting room: dark, filling the window, with people as large as possible. */
export const RoomFrame = (props: Props) => {
  const { title, status, notices, children, own, screen, controls, controlsLabel, side } = props;
  const phone = useIsPhone();
  // There the chat lies over everything else, which nobody should come to without seeing it.
  const isCovered = phone && side !== undefined;
  return (
    <div className={styles.room} data-side={side ? true : undefined}>
      <header className={styles.head} inert={isCovered}>
        <Heading level={1} look="card">
          {title}
        </Heading>
        <div className={styles.status}>{status}</div>
      </header>
      <main id="content" className={styles.main} inert={isCovered}>
        {notices && <div className={styles.notices}>{notices}</div>}
        <div className={styles.stage} data-screen={screen ? true : undefined}>
          {screen && <div className={styles.screen}>{screen}</div>}
          <div className={styles.people} data-count={Children.toArray(children).length}>
            {children}
          </div>
          {own && <div className={styles.own}>{own}</div>}
        </div>
        <div className={styles.layers}>
          <LayerRoot />
        </div>
      </main>
      {side && <Side {...side} />}
      <section className={styles.controls} aria-label={controlsLabel} inert={isCovered}>
        {controls}
      </section>
    </div>
  );
};
