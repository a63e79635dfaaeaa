import { Trans, useLingui } from '@lingui/react/macro';
import type { ProgrammeView } from '../../../contract/programmes/schemas/programme.ts';
import { paths, portalPath } from '../../lib/paths.ts';
import { returnAddress, takeReturnAddress } from '../../lib/take-return-address.ts';
import { Stack } from '../../ui/Layout.tsx';
import { Link } from '../../ui/navigation.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { GuestsOnly, SignUpForm } from '../accounts/index.ts';
import { AtTheDoor, type DoorView, ProgrammeFrame } from './ProgrammeFrame.tsx';
import type { Door } from './queries.ts';

/**
 * A company's member is not asked for the long profile of the platform. Whom a page of this programme has sent here, such as
 * an application form, returns to it. An emailed invitation has let them in already; everyone else confirms their address
 * before they join (M41), on the programme's sign-in page.
 */
const goOn = async (door: Door, view: DoorView, home: string) => {
  const wanted = returnAddress();
  if (door.invite === undefined && wanted?.startsWith(home)) return takeReturnAddress();
  return view.invite === 'valid' && view.email !== null ? view.location : paths.programmeSignIn(door);
};

interface Props {
  door: Door;
  programme: ProgrammeView;
  view: DoorView;
}

/** An invitation is for the address that it was sent to: whoever signs in with another one does so without it. */
const signInOf = (door: Door, view: DoorView) =>
  view.email !== null && !view.has_account ? { ...door, invite: undefined } : door;

/** ACC-53, INV-31: sign-up in the look of a programme; an invitation is passed on. */
const SignUp = ({ door, programme, view }: Props) => {
  const { t } = useLingui();
  const already = (
    <Trans>
      Already have an account? <Link href={paths.programmeSignIn(signInOf(door, view))}>Sign in</Link>
    </Trans>
  );
  return (
    <ProgrammeFrame
      programme={programme}
      page="sign_up"
      title={t`Sign up to ${programme.name}`}
      lead={view.role ? t`You are invited to join as ${view.role.name}.` : programme.description}
      footer={already}
    >
      <Stack>
        {view.invite === 'invalid' && <Notice tone="warning">{t`This invitation is no longer valid.`}</Notice>}
        <SignUpForm
          known={{ email: view.email ?? '', firstname: view.firstname, lastname: view.lastname }}
          invite={view.invite === 'valid' ? door.invite : undefined}
          detour={() => goOn(door, view, portalPath(programme, ''))}
        />
      </Stack>
    </ProgrammeFrame>
  );
};

export const ProgrammeSignUpPage = ({ door }: { door: Door }) => (
  <GuestsOnly>
    <AtTheDoor door={door}>{({ programme, view }) => <SignUp {...{ door, programme, view }} />}</AtTheDoor>
  </GuestsOnly>
);
