import { Trans, useLingui } from '@lingui/react/macro';
import { CallRefused } from '../../lib/call.ts';
import { sayFailure } from '../../lib/failure.ts';
import { paths, portalPath } from '../../lib/paths.ts';
import { Stack } from '../../ui/Layout.tsx';
import { Link } from '../../ui/navigation.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SignInForm, useMe } from '../accounts/index.ts';
import { JoinPanel } from './JoinPanel.tsx';
import { AtTheDoor, type DoorView, ProgrammeFrame } from './ProgrammeFrame.tsx';
import { type Door, enterThrough } from './queries.ts';

/** Someone who signs in here goes on into the programme; if that is refused, this page says why. */
const goInto = (door: Door) =>
  enterThrough(door).catch((error: unknown) => {
    // M41: that the address has to be confirmed first is said on the page itself.
    if (error instanceof CallRefused && error.refusal.code !== 'accounts.not_confirmed') sayFailure(error);
    return paths.programmeSignIn(door);
  });

const Form = ({ door, view, home }: { door: Door; view: DoorView; home: string }) => {
  const detour = async (location: string) => {
    // B137: people who were sent here by a page of this programme return to it.
    if (door.invite === undefined && location.startsWith(home)) return location;
    // If there is still a role to choose, they come back here.
    return (await goInto(door)) ?? (view.joins_as.length > 0 ? paths.programmeSignIn(door) : null);
  };
  return <SignInForm email={view.email ?? undefined} detour={detour} />;
};

/** ACC-50, INV-12, INV-27: /users/login of a programme, with an invitation or without. */
export const ProgrammeSignInPage = ({ door }: { door: Door }) => {
  const { t } = useLingui();
  const { me } = useMe();
  const newHere = (
    <Trans>
      New here? <Link href={paths.programmeSignUp(door)}>Sign up for free</Link>
    </Trans>
  );
  return (
    <AtTheDoor door={door}>
      {({ programme, view }) => (
        <ProgrammeFrame
          programme={programme}
          page="sign_in"
          title={me ? programme.name : t`Sign in to ${programme.name}`}
          lead={view.role && !me ? t`You are invited to join as ${view.role.name}.` : programme.description}
          footer={me ? undefined : newHere}
        >
          <Stack>
            {view.invite === 'invalid' && !view.is_member && (
              <Notice tone="warning">{t`This invitation is no longer valid.`}</Notice>
            )}
            {me ? (
              <JoinPanel door={door} view={view} name={programme.name} me={me} />
            ) : (
              <Form door={door} view={view} home={portalPath(programme, '')} />
            )}
          </Stack>
        </ProgrammeFrame>
      )}
    </AtTheDoor>
  );
};
