import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { CallRefused } from '../../lib/call.ts';
import { sayFailure } from '../../lib/failure.ts';
import { paths, portalPath } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Link } from '../../ui/navigation.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Text } from '../../ui/Text.tsx';
import { SignInForm, useMe } from '../accounts/index.ts';
import type { ProgrammeView } from '../../../contract/programmes/schemas/programme.ts';
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

/** An email invited them, and they have no password to type here yet. */
const isNewcomer = ({ invite, email, has_account: hasAccount }: DoorView) =>
  invite === 'valid' && email !== null && !hasAccount;

/** The page for them has its own address; this one is what the email prints. */
const ToSignUp = ({ door }: { door: Door }) => {
  const router = useRouter();
  const href = paths.programmeSignUp(door);
  useEffect(() => void router.navigate({ href, replace: true }), [href, router]);
  return null;
};

/** A link does not say who follows it; most people who do are new. */
const NewHere = ({ door }: { door: Door }) => {
  const { t } = useLingui();
  return (
    <Stack gap="sm">
      <Button kind="light" size="lg" full href={paths.programmeSignUp(door)}>
        {t`New here? Create your account`}
      </Button>
      <Text tone="secondary" align="center">{t`Or sign in, if you have one:`}</Text>
    </Stack>
  );
};

const SignIn = ({ door, programme, view }: { door: Door; programme: ProgrammeView; view: DoorView }) => {
  const { t } = useLingui();
  const { me } = useMe();
  const byLink = view.invite === 'valid' && view.email === null;
  const newHere = (
    <Trans>
      New here? <Link href={paths.programmeSignUp(door)}>Sign up for free</Link>
    </Trans>
  );
  return (
    <ProgrammeFrame
      programme={programme}
      page="sign_in"
      title={me ? programme.name : t`Sign in to ${programme.name}`}
      lead={view.role && !me ? t`You are invited to join as ${view.role.name}.` : programme.description}
      footer={me || byLink ? undefined : newHere}
    >
      <Stack>
        {view.invite === 'invalid' && !view.is_member && (
          <Notice tone="warning">{t`This invitation is no longer valid.`}</Notice>
        )}
        {me ? (
          <JoinPanel door={door} view={view} name={programme.name} me={me} />
        ) : (
          <>
            {byLink && <NewHere door={door} />}
            <Form door={door} view={view} home={portalPath(programme, '')} />
          </>
        )}
      </Stack>
    </ProgrammeFrame>
  );
};

/** ACC-50, INV-12, INV-27: /users/login of a programme, with an invitation or without. */
export const ProgrammeSignInPage = ({ door }: { door: Door }) => {
  const { me } = useMe();
  return (
    <AtTheDoor door={door}>
      {({ programme, view }) =>
        isNewcomer(view) && me === null ? <ToSignUp door={door} /> : <SignIn {...{ door, programme, view }} />
      }
    </AtTheDoor>
  );
};
