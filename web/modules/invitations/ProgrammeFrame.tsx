import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CallAnswer } from '../../../contract/endpoint.ts';
import type { lookUpInvite } from '../../../contract/invitations/endpoints.ts';
import type { ProgrammeView } from '../../../contract/programmes/schemas/programme.ts';
import { refusalOf } from '../../lib/call.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { FocusedForm } from '../../ui/frames/FocusedForm.tsx';
import { SkeletonForm } from '../../ui/Skeletons.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { useMe } from '../accounts/index.ts';
import { ProgrammeBrand, useProgrammeFront } from '../programmes/index.ts';
import { type Door, useDoor } from './queries.ts';

export type DoorView = CallAnswer<typeof lookUpInvite>;

interface FrameProps {
  programme: ProgrammeView;
  /** Which of the programme's two logos is used (ACC-53). */
  page: 'sign_in' | 'sign_up';
  title: string;
  lead?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** ACC-50, ACC-53: the frame in the programme's colours, with its logo and picture and the links on them. */
export const ProgrammeFrame = ({ programme, page, title, lead, footer, children }: FrameProps) => {
  const { t } = useLingui();
  const label = programme.white_label;
  const isIn = page === 'sign_in';
  usePageTitle(isIn ? t`Sign in` : t`Sign up`, programme.name);
  const logo = (isIn ? label.sign_in_logo_url : label.sign_up_logo_url) ?? programme.photo_url;
  const href = isIn ? label.sign_in_logo_link : label.sign_up_logo_link;
  return (
    <ProgrammeBrand programme={programme}>
      <FocusedForm
        title={title}
        lead={lead}
        footer={footer}
        brand={{ name: programme.name, logo, ...(href !== null && { href }) }}
        picture={label.signup_vertical_banner_url}
      >
        {children}
      </FocusedForm>
    </ProgrammeBrand>
  );
};

interface Known {
  programme: ProgrammeView;
  view: DoorView;
}

/** Loads the programme in the address and what it offers; shows the loading or error state until both are known. */
export const AtTheDoor = ({ door, children }: { door: Door; children: (known: Known) => ReactNode }) => {
  const { t } = useLingui();
  const { me, isLoading } = useMe();
  const front = useProgrammeFront(door.programId);
  const view = useDoor(door, me?.id ?? null);
  const error = front.error ?? view.error;
  if (error !== null && (front.data === undefined || view.data === undefined)) {
    return (
      <FocusedForm title={t`This page could not be opened`}>
        <ErrorState
          message={refusalOf(error)?.error}
          onRetry={() => {
            void front.refetch();
            void view.refetch();
          }}
        />
      </FocusedForm>
    );
  }
  if (front.data === undefined || view.data === undefined || isLoading) {
    return (
      <FocusedForm title={t`One moment`}>
        <SkeletonForm fields={2} />
      </FocusedForm>
    );
  }
  return children({ programme: front.data, view: view.data });
};
