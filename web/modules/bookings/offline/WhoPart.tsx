import { useLingui } from '@lingui/react/macro';
import { IconMapPin, IconUser, IconUsersGroup, IconVideo } from '@tabler/icons-react';
import { useController } from 'react-hook-form';
import type { OfflineRole } from '../../../../contract/bookings/schemas/offline.ts';
import { SectionCard } from '../../../ui/Card.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { RadioCards } from '../../../ui/RadioCards.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { OfflineForm } from './form.ts';
import { PersonField } from './PersonField.tsx';
import { type Log, useSessionData } from './queries.ts';

interface Props {
  form: OfflineForm;
  log: Log;
  role: OfflineRole;
}

const One = ({ form, log, role }: Props) => {
  const { errors } = form.formState;
  const error = errors.participant_id?.message;
  if (role !== 'admin')
    return (
      <PersonField
        form={form}
        name="participant_id"
        side={role === 'mentor' ? 'mentee' : 'mentor'}
        log={log}
        error={error}
      />
    );
  return (
    <>
      <PersonField form={form} name="user_id" side="mentor" log={log} error={errors.user_id?.message} />
      <PersonField form={form} name="participant_id" side="mentee" log={log} error={error} />
    </>
  );
};

const Group = ({ form, log, role }: Props) => {
  const { t } = useLingui();
  const { data } = useSessionData(log);
  const { field, fieldState } = useController({ control: form.control, name: 'group_id' });
  const choose = (id: number | null) => {
    field.onChange(id);
    if (role !== 'admin') return;
    // An admin logging it was not there, so it is logged for the group's mentor.
    const group = data?.groups.find((one) => one.id === id);
    form.setValue('user_id', group?.participants.find(({ user_type: side }) => side === 'mentor')?.id ?? null);
  };
  return (
    <SelectField
      label={t`Group`}
      required
      placeholder={t`Select a group`}
      options={(data?.groups ?? []).map(({ id, name, participants }) => ({
        value: String(id),
        label: name,
        note: participants.map((one) => one.name).join(', '),
      }))}
      value={field.value === null ? null : String(field.value)}
      onChange={(value) => choose(value === null ? null : Number(value))}
      error={fieldState.error?.message}
    />
  );
};

/** Who met, and how (OFF-02 to OFF-06). */
export const WhoPart = ({ form, log, role }: Props) => {
  const { t } = useLingui();
  const { data } = useSessionData(log);
  const type = useController({ control: form.control, name: 'booking_type' });
  const method = useController({ control: form.control, name: 'booking_method' });
  // OFF-13
  const chooseType = (chosen: string) => {
    type.field.onChange(chosen);
    form.setValue(chosen === 'group' ? 'participant_id' : 'group_id', null);
    form.setValue('start_time', '');
  };
  return (
    <SectionCard title={t`Who met, and how`}>
      <Stack gap="lg">
        <RadioCards
          label={t`Session type`}
          required
          columns={2}
          options={[
            { value: 'one_on_one', label: t`One on one`, icon: IconUser },
            {
              value: 'group',
              label: t`Group`,
              icon: IconUsersGroup,
              whyNot: data && data.groups.length === 0 ? t`There is no group yet` : null,
            },
          ]}
          value={type.field.value}
          onChange={chooseType}
          error={type.fieldState.error?.message}
        />
        {type.field.value === 'one_on_one' && <One key={log.programId} form={form} log={log} role={role} />}
        {type.field.value === 'group' && <Group key={log.programId} form={form} log={log} role={role} />}
        <RadioCards
          label={t`How you met`}
          required
          columns={2}
          options={[
            { value: 'online', label: t`Online`, icon: IconVideo },
            { value: 'physical', label: t`In person`, icon: IconMapPin },
          ]}
          value={method.field.value}
          onChange={method.field.onChange}
          error={method.fieldState.error?.message}
        />
        {method.field.value === 'physical' && (
          <TextField
            label={t`Location`}
            required
            placeholder={t`A café, an office, a campus`}
            {...form.register('meetup_location')}
            error={form.formState.errors.meetup_location?.message}
          />
        )}
      </Stack>
    </SectionCard>
  );
};
