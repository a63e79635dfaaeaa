import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { eventLimits } from '../../../../../contract/events/values.ts';
import { FieldRow } from '../../../../ui/Form.tsx';
import { Stack } from '../../../../ui/Layout.tsx';
import { TextArea } from '../../../../ui/TextArea.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import { type Photo, PhotoField } from './PhotoField.tsx';
import { Speakers } from './Speakers.tsx';
import { useFields } from './use-fields.ts';

/** Where people go: a link and its password, or a place. */
const PlaceFields = () => {
  const { t } = useLingui();
  const { control, text } = useFields();
  const type = useWatch({ control, name: 'event_type' });
  return type === 'webinar' ? (
    <FieldRow>
      <TextField
        {...text('webinar_link')}
        type="url"
        label={t`Webinar link`}
        hint={t`Only people with a ticket see it.`}
        placeholder="https://"
      />
      <TextField
        {...text('webinar_password')}
        label={t`Webinar password`}
        hint={t`If the call asks for one.`}
        autoComplete="off"
      />
    </FieldRow>
  ) : (
    <FieldRow>
      <TextField {...text('venue_title')} label={t`Venue`} hint={t`Its name and address.`} />
      <TextField
        {...text('geocode')}
        label={t`Place on the map`}
        hint={t`Latitude and longitude, such as 3.1579, 101.7116.`}
      />
    </FieldRow>
  );
};

interface Props {
  programId: number | null;
  photo: Photo;
}

/** EVT-28, EVT-30, EVT-35 */
export const DetailsStep = ({ programId, photo }: Props) => {
  const { t } = useLingui();
  const { text } = useFields();
  return (
    <Stack gap="md">
      <TextArea
        {...text('description')}
        label={t`Description`}
        required
        minRows={5}
        max={eventLimits.description}
        hint={t`What people read under "About".`}
      />
      <PlaceFields />
      <PhotoField {...photo} />
      <FieldRow>
        <TextField {...text('organizer_name')} label={t`Organizer name`} required />
        <TextField {...text('inquiry_email')} type="email" label={t`Organizer email`} required />
      </FieldRow>
      <TextField {...text('inquiry_number')} type="tel" label={t`Organizer phone number`} />
      <Speakers programId={programId} />
    </Stack>
  );
};
