import { Children, type ReactNode } from 'react';
import { LayerRoot } from '../frames/LayerRoot.tsx';
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
  side?: ReactNode;
  sideLabel?: string;
}

/** The meeting room: dark, filling the window, with people as large as possible. */
export const RoomFrame = (props: Props) => {
  const { title, status, notices, children, own, screen, controls, controlsLabel, side, sideLabel } = props;
  return (
    <div className={styles.room} data-side={side ? true : undefined}>
      <header className={styles.head}>
        <Heading level={1} look="card">
          {title}
        </Heading>
        <div className={styles.status}>{status}</div>
      </header>
      <main id="content" className={styles.main}>
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
      {side && (
        <aside className={styles.side} aria-label={sideLabel}>
          {side}
        </aside>
      )}
      <section className={styles.controls} aria-label={controlsLabel}>
        {controls}
      </section>
    </div>
  );
};
