import { useLingui } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../Button.tsx';
import { SectionCard } from '../Card.tsx';
import { Disclosure } from '../Disclosure.tsx';
import { Row, Stack } from '../Layout.tsx';
import { Menu } from '../Menu.tsx';
import { toastFailure, toastSuccess } from '../toast.tsx';
import type { ChartTable } from './chart.ts';
import styles from './charts.module.css';
import { saveCsv, savePng } from './save.ts';

interface Props {
  title: string;
  /** How it is counted. */
  hint?: ReactNode;
  /** Beside its download: a choice of what is shown. */
  actions?: ReactNode;
  /** The chart's numbers; null while there is nothing to draw, and `children` say so. */
  table: ChartTable | null;
  /** The name of its files, without an ending. */
  fileName: string;
  /** One chart, and words around it. */
  children: ReactNode;
  footer?: ReactNode;
}

/** Wider than a phone, so it scrolls by keyboard too; its name is not the card's, which is a region itself. */
const Numbers = ({ title, label, table: { columns, rows } }: { title: string; label: string; table: ChartTable }) => (
  <div className={styles.numbers} role="region" aria-label={label} tabIndex={0}>
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest], at) => (
          <tr key={at}>
            <th scope="row">{first}</th>
            {rest.map((cell, place) => (
              <td key={place}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** A chart with its table and its files. */
export const ChartCard = ({ title, hint, actions, table, fileName, children, footer }: Props) => {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const started = () => toastSuccess(t`Your download has started.`);
  const png = async () => {
    const chart = box.current?.querySelector<SVGSVGElement>('svg[role="img"]');
    try {
      if (!chart) throw new Error('There is no chart');
      await savePng(chart, title, fileName);
      started();
    } catch (fault) {
      reportError(fault);
      toastFailure(t`The picture could not be made. Please try again.`);
    }
  };
  const files = table && (
    <Menu
      label={t`Download: ${title}`}
      trigger={<IconButton icon={IconDownload} label={t`Download: ${title}`} />}
      items={[
        {
          label: t`Download CSV`,
          onPress: () => {
            saveCsv(table, fileName);
            started();
          },
        },
        { label: t`Download PNG`, onPress: () => void png() },
      ]}
    />
  );
  return (
    <SectionCard
      title={title}
      {...(hint !== undefined && { hint })}
      actions={
        <Row gap="sm">
          {actions}
          {files}
        </Row>
      }
      {...(footer !== undefined && { footer })}
    >
      <Stack>
        <div ref={box}>{children}</div>
        {table && (
          <Disclosure title={t`Show as a table`}>
            <Numbers title={title} label={t`${title}, as a table`} table={table} />
          </Disclosure>
        )}
      </Stack>
    </SectionCard>
  );
};
