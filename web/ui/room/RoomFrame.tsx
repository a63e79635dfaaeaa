import { Children, type ReactNode } from 'react';
import { LayerRoot } from '../frames/LayerRoot.tsx';
import { Heading } from '../Text.tsx';
import styles from './RoomFrame.module.css';

interface Props {
  title: string;
  /** Who is here, how the line does, whether it is recorded. */
  status?: ReactNode;
  /** Questions and remarks over the pictures. */
  notices?: ReactNode;
  /** The others, each a tile; of three and more one is among them oneself. */
  children: ReactNode;
  /** One's own small picture, over that of the only other one. */
  own?: ReactNode;
  /** A screen that somebody shares: it takes the place, the people stand beside it. */
  screen?: ReactNode;
  controls: ReactNode;
  controlsLabel: string;
  /** The chat, beside the pictures; on a phone over them. */
  side?: ReactNode;
  sideLabel?: string;
}

/** The meeting room: dark, the whole window, the people as large as they can be. */
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
