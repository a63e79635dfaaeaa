import { Checkbox } from '@mantine/core';
import styles from './ChoiceTable.module.css';
import { HiddenText } from './Text.tsx';

interface Row {
  key: string;
  label: string;
  note?: string;
}

interface Props {
  /** What the table is about, for screen readers. */
  label: string;
  /** What a row is, above the first column; for screen readers. */
  rowsLabel: string;
  columns: readonly { key: string; label: string }[];
  rows: readonly Row[];
  /** Whether it is chosen; null where the two do not go together. */
  chosen: (row: string, column: string) => boolean | null;
  onChange: (row: string, column: string, chosen: boolean) => void;
  /** Why there is no choice in a field, for screen readers. */
  noneLabel: string;
}

/** Choices that take effect at once: one box for each row and column. */
export const ChoiceTable = ({ label, rowsLabel, columns, rows, chosen, onChange, noneLabel }: Props) => (
  <table className={styles.table} aria-label={label}>
    <thead>
      <tr>
        <th scope="col">
          <HiddenText>{rowsLabel}</HiddenText>
        </th>
        {columns.map((column) => (
          <th key={column.key} scope="col">
            {column.label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.key}>
          <th scope="row" className={styles.row}>
            <span className={styles.label}>{row.label}</span>
            {row.note && <span className={styles.note}>{row.note}</span>}
          </th>
          {columns.map((column) => {
            const isChosen = chosen(row.key, column.key);
            return (
              <td key={column.key}>
                {isChosen === null ? (
                  <span className={styles.none}>
                    <span aria-hidden>–</span>
                    <HiddenText>{noneLabel}</HiddenText>
                  </span>
                ) : (
                  <label className={styles.box}>
                    <Checkbox
                      aria-label={`${row.label}, ${column.label}`}
                      checked={isChosen}
                      onChange={(event) => onChange(row.key, column.key, event.currentTarget.checked)}
                    />
                  </label>
                )}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  </table>
);
