import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { dayAfterKey, weekdayNames, weeksOf, wordsOfDay } from './month.ts';
import styles from './MonthGrid.module.css';

interface Props {
  month: string;
  isOpen: (day: string) => boolean;
  value: string | null;
  onPick: (day: string) => void;
  /** Called when a key moves past the edge of the month. Absent if there is no further month. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  today?: string | undefined;
  label: string;
  /** `picker`: opens over the page, and its day takes the focus. */
  look: 'booking' | 'picker';
}

interface DayProps extends Pick<Props, 'value' | 'today' | 'isOpen' | 'onPick' | 'look'> {
  day: string;
  /** The only day in the tab order. */
  stop: boolean;
}

const Day = ({ day, value, today, isOpen, onPick, look, stop }: DayProps) => {
  const { i18n, t } = useLingui();
  const words = wordsOfDay(day, i18n.locale);
  return (
    <button
      type="button"
      data-day={day}
      className={styles.day}
      data-selected={day === value || undefined}
      disabled={!isOpen(day)}
      tabIndex={stop ? 0 : -1}
      data-autofocus={(stop && look === 'picker') || undefined}
      aria-current={day === today ? 'date' : undefined}
      aria-label={day === value ? t`${words}, chosen` : words}
      onClick={() => onPick(day)}
    >
      {Number(day.slice(8))}
    </button>
  );
};

const Weekdays = () => {
  const { i18n } = useLingui();
  const names = useMemo(() => weekdayNames(i18n.locale), [i18n.locale]);
  return (
    <thead>
      <tr>
        {names.map(({ short, full }) => (
          <th key={full} scope="col" aria-label={full}>
            {short}
          </th>
        ))}
      </tr>
    </thead>
  );
};

/** Keys move between open days; past the edge they turn the page, and the focus moves along. */
const useKeys = ({ month, onPrevious, onNext }: Props, open: readonly string[]) => {
  const grid = useRef<HTMLTableElement>(null);
  const moveFocus = useRef(false);
  useEffect(() => {
    if (!moveFocus.current) return;
    moveFocus.current = false;
    // If no day is open, the grid itself takes the focus, so that the keys keep working.
    (grid.current?.querySelector<HTMLElement>('button[tabindex="0"]') ?? grid.current)?.focus({
      preventScroll: true,
    });
  }, [month]);
  const turn = (page: (() => void) | undefined) => {
    if (!page) return;
    moveFocus.current = true;
    page();
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const from = (event.target instanceof HTMLElement && event.target.dataset['day']) || `${month}-01`;
    const to = event.key.startsWith('Page') ? undefined : dayAfterKey(event.key, from, open);
    if (to === null) return;
    event.preventDefault();
    const back = ['ArrowLeft', 'ArrowUp', 'PageUp'].includes(event.key);
    if (to === undefined) turn(back ? onPrevious : onNext);
    else grid.current?.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus();
  };
  return { grid, press };
};

/** The days of one month as a grid: a single tab stop, with arrow keys moving between open days. */
export const MonthGrid = (props: Props) => {
  const { month, isOpen, value, onPick, today, label, look } = props;
  const weeks = useMemo(() => weeksOf(month), [month]);
  const open = weeks.flat().filter((day): day is string => day !== null && isOpen(day));
  const stop = [value, today].find((day) => day && open.includes(day)) ?? open[0];
  const { grid, press } = useKeys(props, open);
  return (
    <table
      ref={grid}
      className={styles.grid}
      data-look={look}
      role="grid"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={press}
    >
      <Weekdays />
      <tbody>
        {weeks.map((week, at) => (
          <tr key={`${month}-${at}`}>
            {week.map((day, weekday) => (
              <td key={day ?? `empty-${weekday}`} role="gridcell" aria-selected={day !== null && day === value}>
                {day && <Day {...{ day, value, today, isOpen, onPick, look }} stop={day === stop} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
