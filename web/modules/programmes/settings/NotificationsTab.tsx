import { useLingui } from '@lingui/react/macro';
import { Controller, useFormContext } from 'react-hook-form';
import type { Programme } from '../../../../contract/programmes/schemas/programme.ts';
import { SectionCard } from '../../../ui/Card.tsx';
import { SwitchRow } from '../../../ui/Choices.tsx';
import type { ProgrammeSave } from '../queries.ts';
import { PartForm } from './PartForm.tsx';

interface Values {
  program: { whatsapp_notification: boolean };
}

const notificationValues = ({ whatsapp_notification }: Programme): Values => ({ program: { whatsapp_notification } });
const notificationsBody = (typed: Values): ProgrammeSave => typed;

const WhatsAppField = () => {
  const { t } = useLingui();
  const { control } = useFormContext<Values>();
  return (
    <Controller
      control={control}
      name="program.whatsapp_notification"
      render={({ field: { value, onChange } }) => (
        <SwitchRow
          label={t`WhatsApp notifications`}
          hint={t`Sent to members who have allowed it and have a phone number.`}
          checked={value}
          onChange={onChange}
        />
      )}
    />
  );
};

/** PRG-42, A89 */
export const NotificationsTab = ({ programme }: { programme: Programme }) => {
  const { t } = useLingui();
  return (
    <PartForm programme={programme} label={t`Notifications`} toValues={notificationValues} toBody={notificationsBody}>
      <SectionCard title={t`Notifications`}>
        <WhatsAppField />
      </SectionCard>
    </PartForm>
  );
};
