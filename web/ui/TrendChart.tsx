import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { Disclosure } from './Disclosure.tsx';
import { Stack } from './Layout.tsx';
import styles from './TrendChart.module.css';

export interface TrendPoint {
  key: string;
  /** When, ready to read. */
  when: string;
  /** Where it is between the first and the last point, 0 to 1. */
  at: number;
  /** 0 to 100. */
  value: number;
}

interface Props {
  label: string;
  /** What the numbers are, at the head of their column. */
  valueLabel: string;
  whenLabel: string;
  points: readonly TrendPoint[];
  /** Where lines are drawn across, beside 0 and 100. */
  lines?: readonly number[];
}

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

/** The first, the last and the lowest point have their number written at them. */
const marked = (points: readonly TrendPoint[]) => {
  const lowest = points.toSorted((a, b) => a.value - b.value)[0];
  const [first, last] = [points[0], points.at(-1)];
  return [...new Set([first, lowest, last])].filter((point) => point !== undefined);
};

const edgeOf = (at: number) => {
  if (at < 0.08) return 'start';
  return at > 0.92 ? 'end' : undefined;
};

const Marks = ({ points }: Pick<Props, 'points'>) =>
  marked(points).map((point) => {
    const style: CSSProperties = { left: percent(point.at), bottom: percent(point.value / 100) };
    return (
      <span key={point.key} className={styles.mark} style={style} data-edge={edgeOf(point.at)}>
        <span className={styles.said}>{point.value}</span>
      </span>
    );
  });

const Plot = ({ points, lines = [] }: Pick<Props, 'points' | 'lines'>) => {
  const path = points.map(({ at, value }) => `${at * 100},${100 - value}`);
  const [first, last] = [points[0], points.at(-1)];
  return (
    <div className={styles.plot}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        {[0, ...lines, 100].map((line) => (
          <line key={line} className={styles.grid} x1={0} x2={100} y1={100 - line} y2={100 - line} />
        ))}
        {first && last && points.length > 1 && (
          <>
            <polygon className={styles.area} points={`${first.at * 100},100 ${path.join(' ')} ${last.at * 100},100`} />
            <polyline className={styles.line} points={path.join(' ')} />
          </>
        )}
      </svg>
      <Marks points={points} />
    </div>
  );
};

/** The same numbers for those who cannot see them. */
const Numbers = ({ label, valueLabel, whenLabel, points }: Props) => (
  <table>
    <caption>{label}</caption>
    <thead>
      <tr>
        <th scope="col">{whenLabel}</th>
        <th scope="col">{valueLabel}</th>
      </tr>
    </thead>
    <tbody>
      {points.map(({ key, when, value }) => (
        <tr key={key}>
          <td>{when}</td>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** One number over time, of 100; a single point is a dot. The table below it says the same. */
export const TrendChart = (props: Props) => {
  const { t } = useLingui();
  const { label, points, lines = [] } = props;
  const [first, last] = [points[0], points.at(-1)];
  return (
    <Stack gap="sm">
      <div className={styles.chart} role="img" aria-label={label}>
        <div className={styles.scale}>
          {[0, ...lines, 100].map((line) => (
            <span key={line} style={{ bottom: percent(line / 100) }}>
              {line}
            </span>
          ))}
        </div>
        <Plot points={points} lines={lines} />
        <div className={styles.days}>
          <span>{first?.when}</span>
          {last !== first && <span>{last?.when}</span>}
        </div>
      </div>
      <Disclosure title={t`Show as a table`}>
        <div className={styles.numbers}>
          <Numbers {...props} />
        </div>
      </Disclosure>
    </Stack>
  );
};
