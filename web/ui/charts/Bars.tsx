import { type ChartMark, fitted } from './chart.ts';
import styles from './charts.module.css';
import { useWidth } from './useWidth.ts';

interface Props {
  label: string;
  bars: readonly ChartMark[];
  /** What a full bar stands for; the highest one unless told. */
  most?: number;
}

const rowHeight = 48;
const thickness = 12;

/** Things beside each other, a bar each, with its name above and its value at the end of its line. */
export const Bars = ({ label, bars, most = Math.max(0, ...bars.map(({ value }) => value)) }: Props) => {
  const [box, width] = useWidth();
  return (
    <div ref={box} className={styles.box}>
      <svg className={styles.chart} role="img" aria-label={label} width={width} height={bars.length * rowHeight}>
        {bars.map(({ key, label: name, value, tone = 'brand', said = String(value) }, at) => {
          const y = at * rowHeight;
          const length = most === 0 ? 0 : (width * Math.min(value, most)) / most;
          return (
            <g key={key}>
              <text className={styles.name} x={0} y={y + 15}>
                {fitted(name, width - 16 - said.length * 8)}
              </text>
              <text className={styles.value} x={width} y={y + 15}>
                {said}
              </text>
              <rect className={styles.rail} x={0} y={y + 23} width={width} height={thickness} rx={6} />
              {length > 0 && (
                <rect
                  className={styles.mark}
                  data-tone={tone}
                  x={0}
                  y={y + 23}
                  width={Math.max(length, thickness)}
                  height={thickness}
                  rx={6}
                />
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
};
