import { useLingui } from '@lingui/react/macro';
import { Disclosure } from './Disclosure.tsx';
import styles from './Histogram.module.css';
import { Stack } from './Layout.tsx';

interface Bin {
  key: string;
  /** What the bar counts, such as '60–69'. */
  label: string;
  /** The same in less space, for phones, such as '60'. */
  short?: string;
  count: number;
}

interface Props {
  label: string;
  /** The heads of the two columns of the table. */
  binLabel: string;
  countLabel: string;
  bins: readonly Bin[];
}

const Bars = ({ bins }: Pick<Props, 'bins'>) => {
  const most = Math.max(1, ...bins.map(({ count }) => count));
  return (
    <div className={styles.bars}>
      {bins.map(({ key, label, short = label, count }) => (
        <div key={key} className={styles.bin}>
          <div className={styles.room}>
            {count > 0 && (
              <div className={styles.bar} style={{ height: `${(count / most) * 100}%` }}>
                <span className={styles.count}>{count}</span>
              </div>
            )}
          </div>
          <span className={styles.name} data-short={short}>
            <span>{label}</span>
          </span>
        </div>
      ))}
    </div>
  );
};

/** The same numbers for those who cannot see them. */
const Numbers = ({ label, binLabel, countLabel, bins }: Props) => (
  <table className={styles.numbers}>
    <caption>{label}</caption>
    <thead>
      <tr>
        <th scope="col">{binLabel}</th>
        <th scope="col">{countLabel}</th>
      </tr>
    </thead>
    <tbody>
      {bins.map(({ key, label: name, count }) => (
        <tr key={key}>
          <td>{name}</td>
          <td>{count}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** How often each range of a number occurs, the count at each bar. The table below it says the same. */
export const Histogram = (props: Props) => {
  const { t } = useLingui();
  return (
    <Stack gap="sm">
      <div role="img" aria-label={props.label}>
        <Bars bins={props.bins} />
      </div>
      <Disclosure title={t`Show as a table`}>
        <Numbers {...props} />
      </Disclosure>
    </Stack>
  );
};
