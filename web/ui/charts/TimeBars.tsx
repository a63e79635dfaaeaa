import { type ChartTone, fitted, labelEvery, roundUp } from './chart.ts';
import styles from './charts.module.css';
import { useWidth } from './useWidth.ts';

interface Series {
  key: string;
  label: string;
  tone: ChartTone;
}

interface Stretch {
  key: string;
  /** Ready to read, short: '5 Nov'. */
  label: string;
  /** In the order of the series. */
  values: readonly number[];
}

interface Props {
  label: string;
  /** At most three; they stand on each other. */
  series: readonly Series[];
  stretches: readonly Stretch[];
}

const plotHeight = 190;
const head = 20;
const foot = 26;
const scaleWidth = 34;
/** A bar narrower than this has no number of its own; then only the highest has one. */
const roomForNumber = 22;
const legendLine = 26;

const sumOf = ({ values }: Stretch) => values.reduce((sum, value) => sum + value, 0);

const Legend = ({ series, stretches, width }: Pick<Props, 'series' | 'stretches'> & { width: number }) =>
  series.map(({ key, label, tone }, at) => {
    const y = at * legendLine;
    const total = stretches.reduce((sum, { values }) => sum + (values[at] ?? 0), 0);
    return (
      <g key={key}>
        <rect className={styles.mark} data-tone={tone} x={0} y={y + 2} width={12} height={12} rx={3} />
        <text className={styles.name} x={22} y={y + 13}>
          {fitted(label, width - 80)}
        </text>
        <text className={styles.value} x={width} y={y + 13}>
          {total}
        </text>
      </g>
    );
  });

const Grid = ({ top, width, highest }: { top: number; width: number; highest: number }) =>
  [0, highest / 2, highest]
    .filter((value) => Number.isInteger(value))
    .map((value) => {
      const y = top + plotHeight * (1 - value / highest);
      return (
        <g key={value}>
          <line className={styles.grid} x1={scaleWidth} x2={width} y1={y} y2={y} />
          <text className={styles.scale} x={scaleWidth - 8} y={y + 4}>
            {value}
          </text>
        </g>
      );
    });

interface BarProps {
  stretch: Stretch;
  series: readonly Series[];
  x: number;
  wide: number;
  top: number;
  highest: number;
  numbered: boolean;
}

const Bar = ({ stretch, series, x, wide, top, highest, numbered }: BarProps) => {
  const sum = sumOf(stretch);
  const parts = stretch.values.map((value, at) => {
    const upTo = stretch.values.slice(0, at + 1).reduce((all, one) => all + one, 0);
    return {
      key: series[at]?.key ?? String(at),
      tone: series[at]?.tone ?? 'quiet',
      y: top + plotHeight * (1 - upTo / highest),
      height: (plotHeight * value) / highest,
    };
  });
  return (
    <g>
      {parts
        .filter(({ height }) => height > 0)
        .map(({ key, tone, y, height }) => (
          <rect key={key} className={styles.mark} data-tone={tone} x={x} y={y} width={wide} height={height} />
        ))}
      {numbered && sum > 0 && (
        <text className={styles.onTop} x={x + wide / 2} y={top + plotHeight * (1 - sum / highest) - 6}>
          {sum}
        </text>
      )}
    </g>
  );
};

/** How much there was, stretch after stretch of time; a single one is a bar as well. */
export const TimeBars = ({ label, series, stretches }: Props) => {
  const [box, width] = useWidth();
  const legend = series.length > 1 ? series.length * legendLine + 10 : 0;
  const top = legend + head;
  const sums = stretches.map(sumOf);
  const peak = Math.max(0, ...sums);
  const highest = roundUp(peak);
  const step = (width - scaleWidth) / Math.max(1, stretches.length);
  const wide = Math.max(2, Math.min(48, step * 0.68));
  const every = labelEvery(stretches.length, width - scaleWidth, 62);
  const highestAt = sums.indexOf(peak);
  return (
    <div ref={box} className={styles.box}>
      <svg className={styles.chart} role="img" aria-label={label} width={width} height={top + plotHeight + foot}>
        {legend > 0 && <Legend series={series} stretches={stretches} width={width} />}
        <Grid top={top} width={width} highest={highest} />
        {stretches.map((stretch, at) => (
          <Bar
            key={stretch.key}
            {...{ stretch, series, wide, top, highest }}
            x={scaleWidth + at * step + (step - wide) / 2}
            numbered={step >= roomForNumber || at === highestAt}
          />
        ))}
        {stretches.map(
          ({ key, label: when }, at) =>
            at % every === 0 && (
              <text key={key} className={styles.when} x={scaleWidth + at * step + step / 2} y={top + plotHeight + 19}>
                {when}
              </text>
            ),
        )}
      </svg>
    </div>
  );
};
