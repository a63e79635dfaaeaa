import { useLingui } from '@lingui/react/macro';
import { FormProvider, useController, useWatch } from 'react-hook-form';
import { missing } from '../../../../contract/profiles/values.ts';
import type { OwnProfile } from '../../../../contract/profiles/schemas/own.ts';
import { LeaveGuard } from '../../../lib/LeaveGuard.tsx';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { SwitchRow } from '../../../ui/Choices.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { BoundText } from '../form/fields.tsx';
import { fieldOfWire, profileParts } from '../form/wire.ts';
import { useSaveProfile } from '../queries.ts';
import { SettingsTab } from './SettingsTab.tsx';

interface Values {
  phone_no: string;
  whatsapp_notification: boolean;
}

const toWire = (user: Values) => ({ user });

/** PRO-77, M40: the phone number is required while WhatsApp is on. */
const withPhone = async () => {
  const parts = await profileParts();
  return parts.refine(({ user }) => user?.phone_no !== null || user.whatsapp_notification === false, {
    message: missing('Phone no'),
    path: ['user', 'phone_no'],
  });
};

const notificationValues = (profile: OwnProfile): Values => ({
  phone_no: profile.phone_no ?? '',
  whatsapp_notification: profile.whatsapp_notification,
});

const WhatsAppSwitch = () => {
  const { t } = useLingui();
  const { field } = useController<Values, 'whatsapp_notification'>({ name: 'whatsapp_notification' });
  return (
    <SwitchRow
      label={t`WhatsApp notifications`}
      hint={t`Requests, changes and reminders of your sessions, as a message to this number.`}
      checked={field.value}
      onChange={field.onChange}
    />
  );
};

const PhoneNumber = () => {
  const { t } = useLingui();
  const onWhatsApp = useWatch<Values, 'whatsapp_notification'>({ name: 'whatsapp_notification' });
  return (
    <BoundText
      name="phone_no"
      label={t`Phone no`}
      hint={t`With the country code in front, digits only.`}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="60123456789"
      required={onWhatsApp}
    />
  );
};

const NotificationForm = ({ profile }: { profile: OwnProfile }) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useSaveProfile();
  const { form, submit } = useSubmit({
    values: notificationValues(profile),
    schema: withPhone,
    toWire,
    fieldOf: fieldOfWire,
    send: (body) => mutateAsync(body),
    said: () => t`Notification setting successfully updated`,
    done: ({ user }, sent) => sent.form.reset(notificationValues(user)),
  });
  return (
    <FormProvider {...form}>
      <LeaveGuard hasChanges={form.formState.isDirty} />
      <Form onSubmit={submit} label={t`Notification`}>
        <SectionCard title={t`How we reach you`} hint={t`Emails go to the address of your account.`}>
          <Stack gap="md">
            <PhoneNumber />
            <WhatsAppSwitch />
          </Stack>
        </SectionCard>
        <FormActions sticky>
          <Button kind="primary" submit pending={isPending}>
            {t`Save changes`}
          </Button>
        </FormActions>
      </Form>
    </FormProvider>
  );
};

/** PRO-77: phone number and WhatsApp. */
export const NotificationTab = ({ slug }: { slug: string }) => (
  <SettingsTab slug={slug}>{(profile) => <NotificationForm profile={profile} />}</SettingsTab>
);
