import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { rememberReturnAddress } from '../../lib/return-address.ts';
import { Button } from '../../ui/Button.tsx';
import { FocusedForm } from '../../ui/frames/FocusedForm.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { SkeletonForm } from '../../ui/Skeletons.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { Text } from '../../ui/Text.tsx';
import { useMe, useSignOut } from '../accounts/index.ts';
import { useThisProgramme } from '../programmes/index.ts';

interface Props {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

const useBrand = () => {
  const { name, photo_url: logo, white_label: look } = useThisProgramme();
  return { brand: { name, logo }, picture: look.signup_vertical_banner_url };
};

/**
 * The apply page for visitors who are not signed in: they return to this same page afterwards (B79, ACC-51), by the
 * pages that look like the programme.
 */
const SignInFirst = ({ title }: { title: string }) => {
  const { t } = useLingui();
  const { name, description, id: programId, enterprise } = useThisProgramme();
  const door = { enterpriseId: enterprise.id, programId };
  return (
    <FocusedForm {...useBrand()} title={title} lead={t`Sign in to apply to ${name}. You come back to this page.`}>
      <Stack gap="lg">
        <Text tone="secondary">{description}</Text>
        <Stack gap="sm">
          <Button
            kind="primary"
            size="lg"
            full
            href={paths.programmeSignIn(door)}
            onPress={() => rememberReturnAddress()}
          >
            {t`Sign in`}
          </Button>
          <Button size="lg" full href={paths.programmeSignUp(door)} onPress={() => rememberReturnAddress()}>
            {t`Sign up for free`}
          </Button>
        </Stack>
      </Stack>
    </FocusedForm>
  );
};

const WhoIsHere = ({ email }: { email: string }) => {
  const { t } = useLingui();
  const signOut = useSignOut();
  return (
    <Row>
      <Text size="control" tone="secondary">
        <Trans>You are signed in as {email}.</Trans>
      </Text>
      <Button size="sm" kind="quiet" pending={signOut.isPending} onPress={() => signOut.mutate()}>
        {t`Sign out`}
      </Button>
    </Row>
  );
};

/** A page for people who are not members yet, with the programme's colours and name. */
export const ApplicantFrame = ({ title, lead, children }: Props) => {
  const { me, isLoading, failed, retry } = useMe();
  const look = useBrand();
  if (failed) return <ErrorState onRetry={retry} />;
  if (isLoading)
    return (
      <FocusedForm {...look} title={title} wide>
        <SkeletonForm />
      </FocusedForm>
    );
  if (me === null) return <SignInFirst title={title} />;
  return (
    <FocusedForm {...look} title={title} lead={lead} wide footer={<WhoIsHere email={me.email} />}>
      {children}
    </FocusedForm>
  );
};
