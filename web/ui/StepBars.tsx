import { Trans, useLingui } from '@lingui/react/macro';
import styles from './StepBars.module.css';

interface Props {
  /** Counted from 1. */
  current: number;
  total: number;
  label?: string;
}

/** The progress through the steps: 'Step 2 of 4' and one bar per step. */
export const StepBars = ({ current, total, label }: Props) => {
  const { t } = useLingui();
  return (
    <div className={styles.steps}>
      <p className={styles.words}>
        <Trans>
          Step {current} of {total}
        </Trans>
      </p>
      <div
        className={styles.bars}
        role="progressbar"
        aria-label={label ?? t`Progress`}
        aria-valuemin={1}
        aria-valuemax={total}
        aria-valuenow={current}
        aria-valuetext={t`Step ${current} of ${total}`}
      >
        {Array.from({ length: total }, (_, at) => (
          <span key={at} data-done={at < current || undefined} />
        ))}
      </div>
    </div>
  );
};
