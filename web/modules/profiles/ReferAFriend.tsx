import { useLingui } from '@lingui/react/macro';
import { IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { z } from 'zod';
import type { ReferralForm } from '../../../contract/profiles/schemas/following.ts';
import { sayFailure } from '../../lib/failure.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Form, FormActions } from '../../ui/Form.tsx';
import { Divider, Grow, Row, Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { useMe } from '../accounts/index.ts';
import { BoundText } from './form/fields.tsx';
import { fieldOfWire } from './form/wire.ts';
import { useReferFriend, useReferralLink } from './queries.ts';

const schema = () =>
  import('../../../contract/profiles/schemas/following.ts').then((following) => following.ReferralForm);

interface Values {
  referee_name: string;
  referee_email: string;
}

const InviteByMail = ({ mentorId, onClose }: { mentorId: number | undefined; onClose: () => void }) => {
  const { t } = useLingui();
  const { me } = useMe();
  const toWire = (values: Values): z.input<typeof ReferralForm> => ({
    ...values,
    ...(me && { user_id: me.id, user_type: me.user_type }),
    ...(mentorId !== undefined && { mentor_id: mentorId }),
  });
  const { mutateAsync, isPending } = useReferFriend();
  const { form, submit } = useSubmit({
    values: { referee_name: '', referee_email: '' },
    schema,
    toWire,
    fieldOf: fieldOfWire,
    send: (body) => mutateAsync(body),
    said: () => t`Invitation sent`,
    done: onClose,
  });
  return (
    <FormProvider {...form}>
      <Form onSubmit={submit} label={t`Invite by e-mail`}>
        <BoundText name="referee_name" label={t`Recipient name`} autoComplete="off" required />
        <BoundText name="referee_email" label={t`Email`} type="email" inputMode="email" autoComplete="off" required />
        <FormActions>
          <Button kind="primary" submit pending={isPending}>
            {t`Send invitation`}
          </Button>
        </FormActions>
      </Form>
    </FormProvider>
  );
};

const InviteByLink = () => {
  const { t } = useLingui();
  const { me } = useMe();
  const { data, mutate, isPending } = useReferralLink();
  const generate = () =>
    mutate(me?.id, {
      onSuccess: () => toastSuccess(t`Link generated. Click on copy link to copy the referral link.`),
      onError: (error) => sayFailure(error),
    });
  if (!data)
    return (
      <Row justify="between">
        <Text tone="secondary" size="control">{t`Or share a link of your own.`}</Text>
        <Button icon={IconLink} pending={isPending} onPress={generate}>
          {t`Generate link`}
        </Button>
      </Row>
    );
  return (
    <Row align="end">
      <Grow>
        <TextField label={t`Your referral link`} value={data.invite_link} readOnly />
      </Grow>
      {/* PRO-84; where the browser refuses, the link stays on screen to be selected. */}
      <CopyButton value={data.invite_link} label={t`Copy link`} message={t`Link copied to clipboard`} />
    </Row>
  );
};

interface Props {
  /** The person inviting: a mentee refers a friend, everyone else invites a mentor (PRO-80). */
  userType: 'mentee' | 'mentor' | 'admin';
  /** The mentor from whose profile a mentee refers a friend. */
  mentorId?: number;
  opened: boolean;
  onClose: () => void;
}

/** PRO-80 to PRO-84: 'Invite a Mentor or Refer a Friend', by email or by a link. */
export const ReferAFriend = ({ userType, mentorId, opened, onClose }: Props) => {
  const { t } = useLingui();
  // Incremented to clear the form, so that nothing typed for one person is left for the next.
  const [round, setRound] = useState(0);
  const close = () => {
    setRound(round + 1);
    onClose();
  };
  const refers = userType === 'mentee';
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={refers ? t`Refer a Friend` : t`Invite a Mentor`}
      lead={
        refers
          ? t`Somebody you know could use a mentor, too.`
          : t`Somebody you know would make a good mentor. We write to them in your name.`
      }
    >
      <Stack gap="lg" key={round}>
        <InviteByMail mentorId={refers ? mentorId : undefined} onClose={close} />
        <Divider />
        <InviteByLink />
      </Stack>
    </Dialog>
  );
};
