import { Trans, useLingui } from '@lingui/react/macro';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { IconButton } from './Button.tsx';
import styles from './DayCalendar.module.css';
import { addMonths, wordsOfMonth } from './month.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { Text } from './Text.tsx';

interface Props {
  /** '2026-12' */
  month: string;
  onMonth: (month: string) => void;
  /** The days that can be chosen, '2026-12-02'; all others are greyed out and disabled. */
  openDays: readonly string[];
  value: string | null;
  onChange: (day: string) => void;
  today?: string;
  firstMonth?: string;
  lastMonth?: string;
  loading?: boolean;
  label?: string;
}

/** The buttons for the previous and next month, if there are any. */
const turns = ({
  month,
  onMonth,
  firstMonth,
  lastMonth,
}: Pick<Props, 'month' | 'onMonth' | 'firstMonth' | 'lastMonth'>) => ({
  previous: firstMonth === undefined || month > firstMonth ? () => onMonth(addMonths(month, -1)) : undefined,
  next: lastMonth === undefined || month < lastMonth ? () => onMonth(addMonths(month, 1)) : undefined,
});

/** A month in which open days are tinted circles. */
export const DayCalendar = (props: Props) => {
  const { month, openDays, value, onChange, today, loading, label } = props;
  const { i18n, t } = useLingui();
  const { previous, next } = turns(props);
  const title = wordsOfMonth(month, i18n.locale);
  const days = new Set(loading ? [] : openDays);
  return (
    <div className={styles.calendar} role="group" aria-label={label ?? t`Calendar`}>
      <div className={styles.head}>
        <IconButton
          icon={IconChevronLeft}
          label={t`Previous month`}
          onPress={previous}
          whyNot={previous ? null : t`There are no earlier days`}
        />
        <div className={styles.title} aria-live="polite">
          {title}
        </div>
        <IconButton
          icon={IconChevronRight}
          label={t`Next month`}
          onPress={next}
          whyNot={next ? null : t`There are no later days yet`}
        />
      </div>
      <div className={styles.days} data-loading={loading || undefined} aria-busy={loading || undefined}>
        <MonthGrid
          month={month}
          isOpen={(day) => days.has(day)}
          value={value}
          onPick={onChange}
          onPrevious={previous}
          onNext={next}
          today={today}
          label={title}
          look="booking"
        />
      </div>
      <div className={styles.note} role="status">
        {!loading && !openDays.some((day) => day.startsWith(month)) && <NothingOpen />}
      </div>
    </div>
  );
};

const NothingOpen = () => (
  <Text size="control" tone="secondary" align="center">
    <Trans>No open days in this month.</Trans>
  </Text>
);
