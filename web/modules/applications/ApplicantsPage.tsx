import { useLingui } from '@lingui/react/macro';
import { IconEdit, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import type { Application } from '../../../contract/applications/schemas/building.ts';
import { type ApplicantStatus, applicantStatuses } from '../../../contract/applications/values.ts';
import { delays } from '../../lib/delays.ts';
import { CallRefused, refusalOf } from '../../lib/call.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { SaveCsv } from '../../lib/SaveCsv.tsx';
import { Button } from '../../ui/Button.tsx';
import { CheckField } from '../../ui/Choices.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { ListPage } from '../../ui/frames/ListPage.tsx';
import { Row } from '../../ui/Layout.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useViewerZone } from '../accounts/index.ts';
import { useThisProgramme } from '../programmes/index.ts';
import { applicationPages } from './addresses.ts';
import { ApplicantDialog } from './ApplicantDialog.tsx';
import { IntakeBadge, OpenBadge } from './Badges.tsx';
import { ConfirmAct } from './ConfirmAct.tsx';
import { IntakeLine } from './IntakeLine.tsx';
import { ManyBar } from './ManyBar.tsx';
import { applicantsFile, useApplicants } from './queries.ts';
import { type ApplicantFilter, applicantSearch } from './search.ts';
import { useApplicantColumns } from './useApplicantColumns.tsx';
import { useReview } from './useReview.ts';
import { listKit } from '../../lib/list-kit.ts';

const totals = {
  applied: 'application_total',
  shortlisted: 'shortlisted_total',
  waitlisted: 'waitlisted_total',
  approved: 'approved_total',
  rejected: 'rejected_total',
  draft: 'draft_total',
} as const satisfies Record<ApplicantStatus, keyof Application>;

const useTabWords = () => {
  const { t } = useLingui();
  return {
    applied: { label: t`Applicants`, empty: t`Nobody is waiting for a decision` },
    shortlisted: { label: t`Shortlisted`, empty: t`Nobody is shortlisted` },
    waitlisted: { label: t`Waitlisted`, empty: t`Nobody is on the waitlist` },
    approved: { label: t`Approved`, empty: t`Nobody was approved yet` },
    rejected: { label: t`Rejected`, empty: t`Nobody was rejected` },
    draft: { label: t`Draft`, empty: t`Nobody keeps a draft` },
  };
};

interface Props {
  id: number;
  filter: ApplicantFilter;
  onFilter: (next: ApplicantFilter) => void;
}

const useApplicantsTable = ({ id, filter, onFilter }: Props) => {
  const query = useApplicants(listKit(applicantSearch).query(filter, { application_id: id }));
  const { rows } = query.table;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [reading, setReading] = useState<number | null>(null);
  const choose = (ids: readonly number[], on: boolean) => {
    const next = new Set(chosen);
    for (const one of ids) {
      if (on) next.add(one);
      else next.delete(one);
    }
    setChosen(next);
  };
  const clear = () => setChosen(new Set());
  const show = (next: ApplicantFilter) => {
    clear();
    setReading(null);
    onFilter(next);
  };
  const { status = 'applied', search = '', page = 1 } = filter;
  return {
    id,
    filter,
    tab: { status, search },
    page,
    pages: query.data?.max_pages ?? 1,
    questions: query.data?.questions ?? [],
    query,
    rows,
    // Rows on another page, or decided meanwhile, are no longer selected.
    chosen: rows.filter((row) => chosen.has(row.id)),
    choose,
    clear,
    reading: rows.find((row) => row.id === reading) ?? null,
    read: setReading,
    show,
  };
};

type Table = ReturnType<typeof useApplicantsTable>;

/** Selects everyone on the page, with the actions for those who are selected. */
const Choice = ({ table }: { table: Table }) => {
  const { t } = useLingui();
  const { id, rows, chosen, choose, clear } = table;
  return (
    <Row justify="between">
      <CheckField
        label={t`Choose all on this page`}
        checked={chosen.length === rows.length}
        onChange={(on) =>
          choose(
            rows.map(({ id }) => id),
            on,
          )
        }
      />
      <ManyBar applicationId={id} chosen={chosen} onDone={clear} />
    </Row>
  );
};

const TabBar = ({ table }: { table: Table }) => {
  const { t } = useLingui();
  const words = useTabWords();
  const { application } = table.query.data ?? {};
  const items = applicantStatuses.map((key) => ({
    key,
    label: words[key].label,
    count: application?.[totals[key]],
  }));
  return (
    <Tabs
      label={t`Where applicants stand`}
      items={items}
      active={table.tab.status}
      onChange={(status) => table.show(applicantSearch.validateSearch({ status }))}
    />
  );
};

const Toolbar = ({ id, tab, filter, show }: Table) => {
  const { t } = useLingui();
  return (
    <>
      <SearchField
        label={t`Search applicants`}
        placeholder={t`Name or email`}
        value={tab.search}
        onSearch={(search) => show(listKit(applicantSearch).change(filter, { search }))}
        delay={delays.tables}
      />
      <SaveCsv address={applicantsFile(id, filter)} />
    </>
  );
};

const Empty = ({ tab: { status, search } }: Pick<Table, 'tab'>) => {
  const { t } = useLingui();
  const words = useTabWords();
  const title = search === '' ? words[status].empty : t`Nobody here is called “${search}”`;
  return <EmptyState compact icon={IconUsers} title={title} />;
};

const stateOf = ({ error, data, isPlaceholderData }: Table['query']) => {
  if (error) return 'error';
  return data && !isPlaceholderData ? 'ready' : 'loading';
};

const Applicants = ({ table }: { table: Table }) => {
  const words = useTabWords();
  const zone = useViewerZone();
  const isFull = table.query.data?.application.places_left === 0;
  const review = useReview(table.id, isFull, () => table.read(null));
  const { tab, query, rows, chosen, reading } = table;
  const canChoose = rows.some(({ why_not: whyNot }) => whyNot.reject === null || whyNot.undo === null);
  const columns = useApplicantColumns(canChoose, {
    zone,
    review,
    chosen: new Set(chosen.map(({ id }) => id)),
    onChoose: (id, on) => table.choose([id], on),
    onRead: table.read,
  });
  return (
    <>
      <DataTable
        label={words[tab.status].label}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        state={stateOf(query)}
        errorText={refusalOf(query.error)?.error ?? null}
        onRetry={query.table.onRetry}
        empty={<Empty tab={tab} />}
        tabs={<TabBar table={table} />}
        toolbar={<Toolbar {...table} />}
        {...(canChoose && rows.length > 0 && { filters: <Choice table={table} /> })}
        page={table.page}
        pages={table.pages}
        onPage={(page) => table.show(listKit(applicantSearch).toPage(table.filter, page))}
      />
      {reading && !review.asking && (
        <ApplicantDialog
          applicant={reading}
          questions={table.questions}
          zone={zone}
          review={review}
          onClose={() => table.read(null)}
        />
      )}
      <ConfirmAct review={review} />
    </>
  );
};

/** APP-10: the applicants, tab by tab; an admin reads and decides. */
export const ApplicantsPage = (props: Props) => {
  const { t } = useLingui();
  const pages = applicationPages(useThisProgramme());
  const table = useApplicantsTable(props);
  const { data, error } = table.query;
  const form = data?.application;
  const title = form?.name ?? t`Applicants`;
  usePageTitle(title);
  const back = { href: pages.list, label: t`Applications` };
  if (error instanceof CallRefused && error.status === 404)
    return (
      <ListPage title={t`Applicants`} back={back} width="admin">
        <EmptyState title={error.refusal.error} />
      </ListPage>
    );
  const actions = form && (
    <Row>
      <CopyButton value={form.url} label={t`Copy link`} message={t`Link copied to clipboard`} />
      <Button icon={IconEdit} href={pages.edit(form.id)}>{t`Edit`}</Button>
    </Row>
  );
  return (
    <ListPage
      title={title}
      status={
        form && (
          <Row gap="xs">
            <OpenBadge published={form.published} />
            <IntakeBadge form={form} />
          </Row>
        )
      }
      lead={form && <IntakeLine form={form} />}
      back={back}
      actions={actions}
      width="admin"
    >
      <Applicants table={table} />
    </ListPage>
  );
};
