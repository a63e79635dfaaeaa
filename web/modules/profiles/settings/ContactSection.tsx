import { useLingui } from '@lingui/react/macro';
import { useController } from 'react-hook-form';
import { serverNow } from '../../../lib/clock.ts';
import { SectionCard } from '../../../ui/Card.tsx';
import { FieldRow } from '../../../ui/Form.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { TimeZoneField } from '../../../ui/TimeZoneField.tsx';
import { BoundCheck, BoundText } from '../form/fields.tsx';

const ZoneField = () => {
  const { field, fieldState } = useController<{ timezone: string }>({ name: 'timezone' });
  return (
    <TimeZoneField
      value={field.value}
      onChange={field.onChange}
      now={serverNow()}
      error={fieldState.error?.message}
      required
    />
  );
};

export const Contact = () => {
  const { t } = useLingui();
  return (
    <SectionCard title={t`Contact`} hint={t`Only you and admins see your phone number.`}>
      <Stack gap="md">
        <FieldRow>
          <BoundText
            name="phone_no"
            label={t`Phone no`}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            placeholder="60123456789"
          />
          <ZoneField />
        </FieldRow>
        <BoundCheck
          name="whatsapp_notification"
          label={t`Send me WhatsApp messages`}
          hint={t`About your sessions, to the phone number above.`}
        />
      </Stack>
    </SectionCard>
  );
};
