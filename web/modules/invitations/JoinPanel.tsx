import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CurrentUser } from '../../../contract/me/schemas.ts';
import { refusalOf } from '../../lib/call.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Link, useNavigateTo } from '../../ui/navigation.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { Text } from '../../ui/Text.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { ConfirmFirst } from '../accounts/index.ts';
import type { DoorView } from './ProgrammeFrame.tsx';
import { type Door, useJoin } from './queries.ts';

interface Props {
  door: Door;
  view: DoorView;
  name: string;
}

const JoinForm = ({ door, view, name }: Props) => {
  const { t } = useLingui();
  const client = useQueryClient();
  const goTo = useNavigateTo();
  const { mutate, isPending, error } = useJoin();
  const [as, setAs] = useState<'mentee' | 'mentor'>(view.joins_as[0] ?? 'mentee');
  const invited = view.invite === 'valid';
  const join = () =>
    mutate(
      { door: invited ? door : { ...door, invite: undefined }, as },
      {
        onSuccess: async ({ message, location }) => {
          await client.invalidateQueries();
          toastSuccess(message);
          goTo(location);
        },
      },
    );
  const words = {
    mentee: { label: t`Mentee`, note: t`Find someone who has been there` },
    mentor: { label: t`Mentor`, note: t`Share what you have learnt` },
  };
  return (
    <Stack>
      {invited ? (
        <Text>{t`You are invited to join as ${view.role?.name ?? ''}.`}</Text>
      ) : (
        <RadioCards
          label={t`Join as`}
          columns={2}
          options={view.joins_as.map((type) => ({ value: type, ...words[type] }))}
          value={as}
          onChange={(next) => setAs(next as 'mentee' | 'mentor')}
        />
      )}
      {error && <Notice tone="error">{refusalOf(error)?.error}</Notice>}
      <Button kind="primary" size="lg" full pending={isPending} onPress={join}>
        {t`Join ${name}`}
      </Button>
    </Stack>
  );
};

/** M41: only an emailed invitation lets someone in whose address is not confirmed, because it proves the address. */
const mustConfirm = (me: Pick<CurrentUser, 'confirmed_at'>, view: DoorView) =>
  me.confirmed_at === null && !(view.invite === 'valid' && view.email !== null);

const Join = ({ me, ...rest }: Props & { me: CurrentUser }) => {
  const { t } = useLingui();
  const { view, name } = rest;
  if (view.is_member)
    return (
      <Button kind="primary" size="lg" full href={view.location}>
        {t`Open ${name}`}
      </Button>
    );
  if (view.invite !== 'valid' && view.joins_as.length === 0)
    return <Notice>{t`This program takes members by application or invitation.`}</Notice>;
  return mustConfirm(me, view) ? <ConfirmFirst email={me.email} /> : <JoinForm {...rest} />;
};

/** C5, B80: for people who are signed in already: one press, and they have joined. */
export const JoinPanel = (props: Props & { me: CurrentUser }) => {
  const { email } = props.me;
  return (
    <Stack>
      <Join {...props} />
      <Text tone="secondary">
        <Trans>
          You are signed in as {email}. <Link href={paths.signOut()}>Use another account</Link>
        </Trans>
      </Text>
    </Stack>
  );
};
