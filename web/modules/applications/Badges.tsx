import { useLingui } from '@lingui/react/macro';
import type { Application } from '../../../contract/applications/schemas/building.ts';
import type { ApplicantStatus } from '../../../contract/applications/values.ts';
import { StatusPill } from '../../ui/Pills.tsx';

const tones = {
  draft: 'grey',
  applied: 'orange',
  shortlisted: 'orange',
  waitlisted: 'orange',
  approved: 'green',
  rejected: 'red',
} as const satisfies Record<ApplicantStatus, string>;

/** APP-22: the applicant's status, in capitals. */
export const ApplicantBadge = ({ status }: { status: ApplicantStatus }) => {
  const { t } = useLingui();
  const words = {
    draft: t`Draft`,
    applied: t`Applied`,
    shortlisted: t`Shortlisted`,
    waitlisted: t`Waitlisted`,
    approved: t`Approved`,
    rejected: t`Rejected`,
  };
  return (
    <StatusPill tone={tones[status]} upper>
      {words[status]}
    </StatusPill>
  );
};

/** APP-03, A82: whether a form is open or closed. */
export const OpenBadge = ({ published }: { published: boolean }) => {
  const { t } = useLingui();
  return <StatusPill tone={published ? 'green' : 'red'}>{published ? t`Open` : t`Closed`}</StatusPill>;
};

/** Why an open form takes no applications, or only those for its waitlist; nothing while it does. */
export const IntakeBadge = ({ form }: { form: Pick<Application, 'published' | 'deadline_passed' | 'places_left'> }) => {
  const { t } = useLingui();
  if (!form.published) return null;
  if (form.deadline_passed) return <StatusPill tone="orange">{t`Last day passed`}</StatusPill>;
  return form.places_left === 0 ? <StatusPill tone="orange">{t`Full`}</StatusPill> : null;
};
