import { useLingui } from '@lingui/react/macro';
import type { ApplicationForm } from '../../../contract/applications/schemas/applying.ts';
import { applicationRefusals } from '../../../contract/applications/messages.ts';
import { reasonOf } from '../../lib/reasons.ts';
import { plainDay } from '../../lib/time.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { useThisProgramme } from '../programmes/index.ts';
import { applicationPages } from './addresses.ts';

interface Props {
  form: ApplicationForm;
  /** Why nothing can be sent. */
  reason: NonNullable<ApplicationForm['why_not']['submit']>;
}

/** APP-30 */
const ClosedPage = ({ form, reason }: Props) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const words: Partial<Record<string, string>> = {
    'applications.deadline_passed':
      form.last_day === null ? '' : t`The last day to apply was ${plainDay(form.last_day)}.`,
    'applications.full': t`All places are taken.`,
    'programmes.inactive': reasonOf('programmes.inactive'),
  };
  return (
    <Stack gap="md">
      <Notice tone="info" title={t`Applications are closed`}>
        {words[reason] ?? t`This application is not open right now.`}
        {form.applicant?.status === 'draft' && ` ${t`Your draft is kept.`}`}
      </Notice>
      <Button href={applicationPages(programme).status}>{t`See your applications`}</Button>
    </Stack>
  );
};

const closedBy: readonly string[] = [
  'applications.closed',
  'applications.deadline_passed',
  'applications.full',
  'programmes.inactive',
];

/** A form that this reader cannot fill in: it is closed, or they have applied, or are a member, or decide themselves. */
export const NotOpen = ({ form, reason }: Props) => {
  const { t } = useLingui();
  const pages = applicationPages(useThisProgramme());
  if (closedBy.includes(reason)) return <ClosedPage form={form} reason={reason} />;
  return (
    <Stack gap="md">
      <Notice tone="info" title={reasonOf(reason)} />
      {reason === 'applications.admins_decide' ? (
        <Button href={pages.show(form.id)}>{t`See the applicants`}</Button>
      ) : (
        <Button kind="primary" href={pages.status}>{t`See your applications`}</Button>
      )}
    </Stack>
  );
};

export const NoSuchForm = () => <EmptyState title={applicationRefusals['applications.not_found']} />;
