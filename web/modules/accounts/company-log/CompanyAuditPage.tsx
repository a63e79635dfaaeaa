import { useLingui } from '@lingui/react/macro';
import { IconHistory, IconSearchOff } from '@tabler/icons-react';
import type { CompanyAuditLine } from '../../../../contract/screens/schemas/audit-log.ts';
import { actKinds, companyAudit } from '../../../../contract/screens/values.ts';
import { refusalOf } from '../../../lib/call.ts';
import { listKit } from '../../../lib/list-kit.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { SaveCsv } from '../../../lib/SaveCsv.tsx';
import { shortDay, timeOfDay } from '../../../lib/time.ts';
import { Button } from '../../../ui/Button.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { InfiniteList } from '../../../ui/InfiniteList.tsx';
import { ListPage } from '../../../ui/frames/ListPage.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useAuditTools } from './AuditTools.tsx';
import { auditFileAddress, useAuditLog } from './queries.ts';
import { type AuditFilter, auditSearch } from './search.ts';

interface Props {
  filter: AuditFilter;
  onFilter: (next: AuditFilter) => void;
  /** The program whose log this is; null for everything in the companies that the reader administers. */
  programId: number | null;
  zone: string;
  back?: { href: string; label: string };
}

const columnsIn = (zone: string, programId: number | null): Column<CompanyAuditLine>[] => {
  const { columns: heads } = companyAudit;
  return [
    { key: 'at', header: heads.at, breaks: 'never', cell: ({ at }) => `${shortDay(at, zone)}, ${timeOfDay(at, zone)}` },
    { key: 'what', header: heads.what, card: 'title', cell: ({ what }) => <Text strong>{what}</Text> },
    { key: 'who', header: heads.who, cell: ({ who }) => who },
    { key: 'kind', header: heads.kind, cell: ({ kind }) => actKinds[kind] },
    ...(programId === null
      ? [{ key: 'program', header: heads.program, cell: ({ program }: CompanyAuditLine) => program?.name ?? '–' }]
      : []),
  ];
};

const Nothing = ({ filter, onFilter }: Pick<Props, 'filter' | 'onFilter'>) => {
  const { t } = useLingui();
  if (!listKit(auditSearch).isNarrowed(filter))
    return (
      <EmptyState compact icon={IconHistory} title={t`Nothing has been done yet`}>
        {t`What admins change from now on is listed here.`}
      </EmptyState>
    );
  return (
    <EmptyState
      compact
      icon={IconSearchOff}
      title={t`Nothing matches`}
      action={<Button onPress={() => onFilter({})}>{t`Clear search and filters`}</Button>}
    />
  );
};

const Lines = ({ filter, onFilter, programId, zone }: Props) => {
  const { t } = useLingui();
  const log = useAuditLog(filter, { programId });
  const { data, error, refetch, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = log;
  const tools = useAuditTools({ filter, onFilter, programId, zone });
  const rows = data?.pages.flatMap(({ lines }) => lines) ?? [];
  return (
    <InfiniteList
      hasMore={hasNextPage}
      loading={isFetching && rows.length > 0}
      failed={isFetchNextPageError}
      onMore={() => void fetchNextPage()}
    >
      <DataTable
        label={t`Audit log`}
        columns={columnsIn(zone, programId)}
        rows={rows}
        rowKey={({ id }) => id}
        state={data ? 'ready' : error ? 'error' : 'loading'}
        errorText={refusalOf(error)?.error ?? null}
        onRetry={() => void refetch()}
        empty={<Nothing {...{ filter, onFilter }} />}
        {...tools}
      />
    </InfiniteList>
  );
};

/** What admins did in a company or in a program (SYS-19), and how they are told of it. */
export const CompanyAuditPage = (props: Props) => {
  const { filter, programId, back } = props;
  const { t } = useLingui();
  usePageTitle(t`Audit log`);
  return (
    <ListPage
      title={t`Audit log`}
      lead={
        programId === null
          ? t`What admins did in your company and its programs, and when.`
          : t`What admins did in this program, and when.`
      }
      width="admin"
      {...(back && { back })}
      actions={<SaveCsv address={auditFileAddress(filter, { programId })} />}
    >
      <Lines {...props} />
    </ListPage>
  );
};
