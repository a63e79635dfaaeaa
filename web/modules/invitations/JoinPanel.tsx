import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { CurrentUser } from '../../../contract/me/schemas.ts';
import { paths } from '../../lib/paths.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Link, useNavigateTo } from '../../ui/navigation.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { Text } from '../../ui/Text.tsx';
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
  const { mutateAsync, isPending } = useJoin();
  const invited = view.invite === 'valid';
  const { form, submit, refusal } = useSubmit({
    values: { as: view.joins_as[0] ?? 'mentee' },
    toWire: ({ as }) => ({ door: invited ? door : { ...door, invite: undefined }, as }),
    send: (wanted) => mutateAsync(wanted),
    said: ({ message }) => message,
    done: async ({ location }) => {
      await client.invalidateQueries();
      goTo(location);
    },
    inForm: true,
  });
  const as = useWatch({ control: form.control, name: 'as' });
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
          onChange={(next) => form.setValue('as', next as 'mentee' | 'mentor')}
        />
      )}
      {refusal && <Notice tone="error">{refusal.error}</Notice>}
      <Button kind="primary" size="lg" full pending={isPending} onPress={() => submit()}>
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
    return <Notice>{view.why_not_join ?? t`This program takes members by application or invitation.`}</Notice>;
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
