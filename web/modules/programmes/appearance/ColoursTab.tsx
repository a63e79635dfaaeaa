import { useLingui } from '@lingui/react/macro';
import type { Programme } from '../../../../contract/programmes/schemas/programme.ts';
import { SectionCard } from '../../../ui/Card.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import type { Basics } from '../form/basics.ts';
import { ColourFields } from '../form/ColourFields.tsx';
import { LivePreview } from '../form/LivePreview.tsx';
import { PictureField } from '../form/PictureField.tsx';
import { usePictures } from '../form/use-pictures.ts';
import type { ProgrammeSave } from '../queries.ts';
import { PartForm } from '../settings/PartForm.tsx';

type Values = Pick<Basics, 'white_label'>;

const colourValues = ({ white_label: look }: Programme): Values => ({
  white_label: {
    dashboard_primary_colour: look.dashboard_primary_colour,
    dashboard_secondary_colour: look.dashboard_secondary_colour,
  },
});
const coloursBody = (typed: Values): ProgrammeSave => typed;

/** PRG-46, PRG-47: colours, logo and banner, with a live preview. */
export const ColoursTab = ({ programme }: { programme: Programme }) => {
  const { t } = useLingui();
  const { photo_url: logo, white_label: look, name, description } = programme;
  const pictures = usePictures();
  const preview = (
    <LivePreview
      name={name}
      description={description}
      logo={pictures.urls.photo ?? logo}
      banner={pictures.urls.banner ?? look.newsfeed_banner_url}
    />
  );
  return (
    <PartForm
      programme={programme}
      label={t`Appearance`}
      toValues={colourValues}
      toBody={coloursBody}
      pictures={pictures}
      aside={preview}
    >
      <SectionCard title={t`Colors`} hint={t`Bars, buttons and links of the whole portal follow the primary color.`}>
        <ColourFields />
      </SectionCard>
      <SectionCard title={t`Logo and banner`}>
        <Stack gap="md">
          <PictureField name="photo" url={logo} file={pictures.files.photo} onChange={pictures.choose('photo')} />
          <PictureField
            name="banner"
            url={look.newsfeed_banner_url}
            file={pictures.files.banner}
            onChange={pictures.choose('banner')}
          />
        </Stack>
      </SectionCard>
    </PartForm>
  );
};
