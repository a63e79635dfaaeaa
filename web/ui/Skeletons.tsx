import { Trans } from '@lingui/react/macro';
import type { CSSProperties, ReactNode } from 'react';
import styles from './Skeletons.module.css';
import { HiddenText } from './Text.tsx';

const times = (count: number, make: (at: number) => ReactNode) => Array.from({ length: count }, (_, at) => make(at));

interface BoneProps {
  width?: string;
  height?: number;
  round?: boolean;
}

const Bone = ({ width = '100%', height = 12, round }: BoneProps) => {
  const style: CSSProperties = { width, height, ...(round && { borderRadius: '50%' }) };
  return <span className={styles.bone} style={style} />;
};

/** Announces once that something is loading; the shapes themselves are silent. */
const Loading = ({ children, className }: { children: ReactNode; className?: string | undefined }) => (
  <div role="status">
    <HiddenText>
      <Trans>Loading…</Trans>
    </HiddenText>
    <div className={className} aria-hidden>
      {children}
    </div>
  </div>
);

const Lines = ({ widths }: { widths: readonly string[] }) => (
  <span className={styles.lines}>
    {widths.map((width) => (
      <Bone key={width} width={width} />
    ))}
  </span>
);

/** Placeholder cards with a face, a few lines and a button. */
export const SkeletonCards = ({ count = 6 }: { count?: number }) => (
  <Loading className={styles.cards}>
    {times(count, (at) => (
      <div key={at} className={styles.card}>
        <div className={styles.person}>
          <Bone width="60px" height={60} />
          <Lines widths={['70%', '50%', '35%']} />
        </div>
        <Lines widths={['90%', '60%']} />
        <Bone height={38} />
      </div>
    ))}
  </Loading>
);

/** Placeholder rows with a face and two lines. */
export const SkeletonList = ({ rows = 5 }: { rows?: number }) => (
  <Loading className={styles.card}>
    {times(rows, (at) => (
      <div key={at} className={styles.person}>
        <Bone width="40px" height={40} round />
        <Lines widths={[`${58 - ((at * 13) % 24)}%`, `${36 - ((at * 7) % 14)}%`]} />
      </div>
    ))}
  </Loading>
);

export const SkeletonTable = ({ rows = 8, columns = 5 }: { rows?: number; columns?: number }) => (
  <Loading className={styles.table}>
    {times(rows, (row) => (
      <div key={row} className={styles.tableRow}>
        {times(columns, (column) => (
          <Bone key={column} width={`${78 - (((row + column) * 17) % 34)}%`} />
        ))}
      </div>
    ))}
  </Loading>
);

export const SkeletonDetail = () => (
  <Loading className={styles.detail}>
    <div className={styles.card}>
      <div className={styles.person}>
        <Bone width="88px" height={88} />
        <Lines widths={['48%', '34%', '24%']} />
      </div>
      <Lines widths={['96%', '92%', '94%', '64%']} />
    </div>
    <div className={styles.card}>
      <Bone width="60%" height={16} />
      <Lines widths={['90%', '80%', '86%']} />
      <Bone height={40} />
    </div>
  </Loading>
);

export const SkeletonForm = ({ fields = 4 }: { fields?: number }) => (
  <Loading className={styles.card}>
    {times(fields, (at) => (
      <div key={at} className={styles.lines}>
        <Bone width="22%" />
        <Bone height={40} />
      </div>
    ))}
    <Bone width="130px" height={40} />
  </Loading>
);

export const SkeletonStats = ({ count = 4 }: { count?: number }) => (
  <Loading className={styles.stats}>
    {times(count, (at) => (
      <div key={at} className={styles.card}>
        <Bone width="56%" />
        <Bone width="38%" height={26} />
        <Bone width="66%" />
      </div>
    ))}
  </Loading>
);
