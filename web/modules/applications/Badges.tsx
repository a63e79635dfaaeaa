import { useLingui } from '@lingui/react/macro';
import type { ApplicantStatus } from '../../../contract/applications/values.ts';
import { StatusPill } from '../../ui/Pills.tsx';

const tones = {
  draft: 'grey',
  applied: 'orange',
  shortlisted: 'orange',
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
