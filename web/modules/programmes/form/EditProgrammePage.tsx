import { useLingui } from '@lingui/react/macro';
import { IconDoorEnter } from '@tabler/icons-react';
import { FormProvider } from 'react-hook-form';
import type { Programme } from '../../../../contract/programmes/schemas/programme.ts';
import { CallRefused } from '../../../lib/call.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { ActionButton, Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { DetailPage } from '../../../ui/frames/DetailPage.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { SkeletonForm } from '../../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import { ActivePill } from '../list/columns.tsx';
import { useProgramme } from '../queries.ts';
import { basicsOf, basicsBody } from './basics.ts';
import { NameAndDescription, PairingField } from './BasicFields.tsx';
import { ColourFields } from './ColourFields.tsx';
import { DraftCard } from './DraftCard.tsx';
import { LivePreview } from './LivePreview.tsx';
import { PictureField } from './PictureField.tsx';
import { RunningCard, useWhyReadOnly } from './RunningCard.tsx';
import { MeanwhileNotice } from './MeanwhileNotice.tsx';
import { usePartSave } from './use-part-save.tsx';
import { usePictures } from './use-pictures.ts';

const EditForm = ({ programme }: { programme: Programme }) => {
  const { t } = useLingui();
  const { id, name, enterprise, photo_url: logo, white_label: look } = programme;
  const pictures = usePictures();
  const saving = usePartSave({ programme, toValues: basicsOf, toBody: basicsBody, pictures });
  const whyNot = useWhyReadOnly(programme);
  return (
    <FormProvider {...saving.form}>
      <DetailPage
        title={name}
        status={<ActivePill programme={programme} />}
        back={{ href: paths.enterpriseDashboard(), label: t`Mentoring Programs` }}
        actions={<Button icon={IconDoorEnter} href={paths.enterProgramme(id)}>{t`Enter Program`}</Button>}
        width="admin"
        aside={
          <LivePreview logo={pictures.urls.photo ?? logo} banner={pictures.urls.banner ?? look.newsfeed_banner_url} />
        }
        asideLabel={t`Preview`}
      >
        <Form onSubmit={(event) => saving.submit(event)} label={t`Edit program`}>
          <Stack gap="md">
            <SectionCard title={t`About the program`}>
              <Stack gap="md">
                <NameAndDescription enterpriseId={enterprise.id} programmeId={id} own={name} />
                <PairingField />
              </Stack>
            </SectionCard>
            <SectionCard title={t`Look`} hint={t`Members see your color and logo on every page.`}>
              <Stack gap="md">
                <ColourFields />
                <PictureField name="photo" url={logo} file={pictures.files.photo} onChange={pictures.choose('photo')} />
                <PictureField
                  name="banner"
                  url={look.newsfeed_banner_url}
                  file={pictures.files.banner}
                  onChange={pictures.choose('banner')}
                />
              </Stack>
            </SectionCard>
            <MeanwhileNotice {...saving.meanwhile} />
          </Stack>
          <FormActions sticky>
            <Button href={paths.enterpriseDashboard()}>{t`Cancel`}</Button>
            <ActionButton
              kind="primary"
              submit
              pending={saving.pending}
              whyNot={whyNot}
            >{t`Save changes`}</ActionButton>
          </FormActions>
        </Form>
        {programme.is_draft ? <DraftCard programme={programme} /> : <RunningCard programme={programme} />}
        {saving.dialog}
      </DetailPage>
    </FormProvider>
  );
};

/** PRG-02 */
export const EditProgrammePage = ({ id }: { id: number }) => {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useProgramme(id);
  usePageTitle(data?.name ?? t`Edit program`);
  if (error instanceof CallRefused && error.status < 500) {
    const back = <Button href={paths.enterpriseDashboard()}>{t`Mentoring Programs`}</Button>;
    return <EmptyState title={error.refusal.error} action={back} />;
  }
  if (data) return <EditForm programme={data} />;
  return error ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <SkeletonForm />;
};
