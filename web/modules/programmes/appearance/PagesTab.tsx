import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import type { Programme } from '../../../../contract/programmes/schemas/programme.ts';
import { SectionCard } from '../../../ui/Card.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { PictureField } from '../form/PictureField.tsx';
import { usePictures } from '../form/use-pictures.ts';
import type { ProgrammeSave } from '../queries.ts';
import { PartForm } from '../settings/PartForm.tsx';

interface Values {
  white_label: { sign_in_logo_link: string; sign_up_logo_link: string };
}

const pagesValues = ({ white_label: look }: Programme): Values => ({
  white_label: {
    sign_in_logo_link: look.sign_in_logo_link ?? '',
    sign_up_logo_link: look.sign_up_logo_link ?? '',
  },
});
const pagesBody = (typed: Values): ProgrammeSave => typed;

const LinkField = ({ name, label }: { name: keyof Values['white_label']; label: string }) => {
  const { t } = useLingui();
  const { register, formState } = useFormContext<Values>();
  return (
    <TextField
      type="url"
      label={label}
      placeholder="https://www.example.com"
      hint={t`Where the logo leads. Must begin with https://`}
      error={formState.errors.white_label?.[name]?.message}
      {...register(`white_label.${name}`)}
    />
  );
};

/** PRG-46, NAV-23, B98: what people see before they have joined. */
export const PagesTab = ({ programme }: { programme: Programme }) => {
  const { t } = useLingui();
  const { white_label: look } = programme;
  const pictures = usePictures();
  const picture = (name: 'sign_in_logo' | 'sign_up_logo' | 'signup_vertical_banner', url: string | null) => (
    <PictureField name={name} url={url} file={pictures.files[name]} onChange={pictures.choose(name)} />
  );
  return (
    <PartForm
      programme={programme}
      label={t`Page Customization`}
      toValues={pagesValues}
      toBody={pagesBody}
      pictures={pictures}
    >
      <SectionCard title={t`Sign-in page`}>
        <Stack gap="md">
          {picture('sign_in_logo', look.sign_in_logo_url)}
          <LinkField name="sign_in_logo_link" label={t`Link of the sign-in logo`} />
        </Stack>
      </SectionCard>
      <SectionCard title={t`Sign-up page`}>
        <Stack gap="md">
          {picture('sign_up_logo', look.sign_up_logo_url)}
          <LinkField name="sign_up_logo_link" label={t`Link of the sign-up logo`} />
          {picture('signup_vertical_banner', look.signup_vertical_banner_url)}
        </Stack>
      </SectionCard>
    </PartForm>
  );
};
