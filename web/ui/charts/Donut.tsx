import { type ChartMark, type ChartTone, fitted, shareOf } from './chart.ts';
import styles from './charts.module.css';
import { useWidth } from './useWidth.ts';

interface Props {
  label: string;
  slices: readonly ChartMark[];
  /** The number in its hole, and what it counts. */
  centre: { value: string | number; label: string };
}

const size = 200;
const radius = 78;
const thickness = 40;
const lineHeight = 30;
/** Where the figures stand beside the ring and not below it. */
const roomBeside = 400;
/** A slice thinner than this has no room for its percent. */
const thinnest = 0.07;

const circumference = 2 * Math.PI * radius;

const tones: readonly ChartTone[] = ['brand', 'teal', 'coral', 'quiet'];

interface Slice extends ChartMark {
  tone: ChartTone;
  /** Where it begins, and how much it is, of 1. */
  from: number;
  share: number;
}

const placed = (slices: readonly ChartMark[]): Slice[] => {
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  let from = 0;
  return slices.map((slice, at) => {
    const share = total === 0 ? 0 : slice.value / total;
    const here = from;
    from += share;
    return { ...slice, tone: slice.tone ?? tones[at % tones.length] ?? 'quiet', from: here, share };
  });
};

const pointAt = (turn: number, distance: number) => {
  const angle = 2 * Math.PI * turn - Math.PI / 2;
  return { x: size / 2 + distance * Math.cos(angle), y: size / 2 + distance * Math.sin(angle) };
};

const Ring = ({ slices, centre }: { slices: readonly Slice[]; centre: Props['centre'] }) => (
  <>
    <circle className={styles.track} cx={size / 2} cy={size / 2} r={radius} strokeWidth={thickness} />
    {slices.map(({ key, tone, from, share }) => (
      <circle
        key={key}
        className={styles.slice}
        data-tone={tone}
        cx={size / 2}
        cy={size / 2}
        r={radius}
        strokeWidth={thickness}
        strokeDasharray={`${share * circumference} ${circumference}`}
        transform={`rotate(${from * 360 - 90} ${size / 2} ${size / 2})`}
      />
    ))}
    {slices
      .filter(({ share }) => share >= thinnest)
      .map(({ key, tone, from, share }) => {
        const { x, y } = pointAt(from + share / 2, radius);
        return (
          <text key={key} className={styles.onMark} data-tone={tone} x={x} y={y + 4}>
            {Math.round(share * 100)}%
          </text>
        );
      })}
    <text className={styles.centre} x={size / 2} y={size / 2 + 4}>
      {centre.value}
    </text>
    <text className={styles.centreLabel} x={size / 2} y={size / 2 + 24}>
      {fitted(centre.label, 2 * (radius - thickness / 2) - 12)}
    </text>
  </>
);

/** Parts of a whole: each with its percent at its mark, and its count and percent beside it. */
export const Donut = ({ label, slices, centre }: Props) => {
  const [box, width] = useWidth();
  const beside = width >= roomBeside;
  const all = placed(slices);
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const left = beside ? size + 28 : 0;
  const top = beside ? (size - all.length * lineHeight) / 2 : size + 12;
  const height = beside ? size : size + 12 + all.length * lineHeight;
  return (
    <div ref={box} className={styles.box}>
      <svg className={styles.chart} role="img" aria-label={label} width={width} height={height}>
        <g transform={beside ? undefined : `translate(${(width - size) / 2} 0)`}>
          <Ring slices={all} centre={centre} />
        </g>
        {all.map(({ key, label: name, value, tone }, at) => {
          const y = top + at * lineHeight + lineHeight / 2;
          return (
            <g key={key}>
              <rect className={styles.mark} data-tone={tone} x={left} y={y - 6} width={12} height={12} rx={3} />
              <text className={styles.name} x={left + 22} y={y + 5}>
                {fitted(name, width - left - 130)}
              </text>
              <text className={styles.value} x={width - 52} y={y + 5}>
                {value}
              </text>
              <text className={styles.share} x={width} y={y + 5}>
                {shareOf(value, total)}%
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
};
