import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActionButton, Button } from '../Button.tsx';
import { Drawer } from '../Drawer.tsx';
import { Stack } from '../Layout.tsx';
import { MonthField } from '../MonthField.tsx';
import { SelectField } from '../SelectField.tsx';
import type { TableFilter, TablePageProps } from './tablePageProps.ts';

type Props = Pick<TablePageProps<never>, 'asked' | 'onAsk' | 'fields' | 'firstYear' | 'lastYear'> & {
  onClose: () => void;
};

type Draft = Record<'field' | 'date_from' | 'date_to', string | null>;

const draftOf = ({ field, date_from: from, date_to: to }: TableFilter): Draft => ({
  field: field ?? null,
  date_from: from ?? null,
  date_to: to ?? null,
});

const isWhole = (month: string | null) => month === null || /^\d{4}-\d{2}$/.test(month);

const ClearAll = ({ draft, onPress }: { draft: Draft; onPress: () => void }) => {
  const { t } = useLingui();
  const isEmpty = Object.values(draft).every((value) => value === null);
  return <ActionButton whyNot={isEmpty ? t`No filter is set` : null} onPress={onPress}>{t`Clear all`}</ActionButton>;
};

/** EVT-41: the column to search, and the months to search in. The choices only apply once they are submitted. */
export const TableFilters = ({ asked, onAsk, fields, firstYear, lastYear, onClose }: Props) => {
  const { t } = useLingui();
  const [draft, setDraft] = useState(draftOf(asked));
  const [sent, setSent] = useState(false);
  const { date_from: from, date_to: to } = draft;
  const incomplete = t`Please choose a month and a year`;
  const turned = from !== null && to !== null && isWhole(from) && isWhole(to) && from > to;
  const errors = {
    from: isWhole(from) ? null : incomplete,
    to: isWhole(to) ? (turned ? t`This month is before the first one` : null) : incomplete,
  };
  const apply = () => {
    setSent(true);
    if (errors.from !== null || errors.to !== null) return;
    const chosen = Object.entries(draft).filter(([, value]) => value !== null);
    onAsk({ ...(asked.query !== undefined && { query: asked.query }), ...Object.fromEntries(chosen) });
    onClose();
  };
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const years = { firstYear, lastYear };
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t`Filters`}
      footer={
        <>
          <ClearAll draft={draft} onPress={() => setDraft(draftOf({}))} />
          <Button kind="primary" onPress={apply}>{t`Show results`}</Button>
        </>
      }
    >
      <Stack gap="md">
        <SelectField
          label={t`Search in`}
          placeholder={t`Everywhere`}
          clearable
          value={draft.field}
          onChange={(field) => change({ field })}
          options={[...fields]}
        />
        <MonthField
          label={t`Date From`}
          value={from}
          onChange={(month) => change({ date_from: month })}
          error={sent ? errors.from : null}
          {...years}
        />
        <MonthField
          label={t`Date To`}
          value={to}
          onChange={(month) => change({ date_to: month })}
          error={sent ? errors.to : null}
          {...years}
        />
      </Stack>
    </Drawer>
  );
};
