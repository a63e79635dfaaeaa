import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { EnterpriseAdmin } from '../../../../contract/enterprises/schemas/registration.ts';
import { useRestored } from '../../../lib/kept/form.ts';
import { type Place, placeOf } from '../../../lib/kept/places.ts';
import { dropKept } from '../../../lib/kept/values.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { productName } from '../../../lib/product.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { DetailPage } from '../../../ui/frames/DetailPage.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { useNavigateTo } from '../../../ui/navigation.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { SkeletonForm } from '../../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import { useCurrentAdmin } from '../../enterprises/index.ts';
import { useSaveProgramme } from '../queries.ts';
import { basicsBody, emptyBasics } from './basics.ts';
import { NameAndDescription, PairingField } from './BasicFields.tsx';
import { ColourFields } from './ColourFields.tsx';
import { fieldIn, fieldsIn, sayHidden } from './fields.ts';
import { LivePreview } from './LivePreview.tsx';
import { PictureField } from './PictureField.tsx';
import { saveSchema } from './schema.ts';
import { usePictures } from './use-pictures.ts';

type Enterprises = EnterpriseAdmin['enterprises'];

const useCreation = (enterpriseId: number | undefined, place: Place) => {
  const { t } = useLingui();
  const goTo = useNavigateTo();
  const pictures = usePictures();
  const { mutateAsync, isPending, isSuccess } = useSaveProgramme();
  const { form, submit } = useSubmit({
    values: emptyBasics,
    schema: saveSchema,
    toWire: basicsBody,
    fieldOf: fieldIn,
    fields: fieldsIn,
    send: (basics, keyFor, draft: boolean = false) => {
      const body = { ...basics, enterprise_id: enterpriseId, ...(draft && { draft }) };
      const save = { body, pictures: pictures.files };
      return mutateAsync({ ...save, key: keyFor(save) });
    },
    said: () => t`Program created successfully! Redirecting to program...`,
    done: ({ id }) => {
      dropKept(place);
      goTo(paths.enterProgramme(id));
    },
    failed: (error, { typed }) => sayHidden(error, typed),
    printed: t`Oops, something went wrong!`,
  });
  return { form, pictures, submit, pending: isPending || isSuccess };
};

/** Pictures stay on the device they were chosen on. */
const Restored = ({ onDiscard }: { onDiscard: () => void }) => {
  const { t } = useLingui();
  return (
    <Notice action={<Button size="sm" onPress={onDiscard}>{t`Discard`}</Button>}>
      {t`What you typed last time is here again. Please choose the pictures again.`}
    </Notice>
  );
};

const CreateForm = ({ enterprises, place }: { enterprises: Enterprises; place: Place }) => {
  const { t } = useLingui();
  const [enterpriseId, setEnterprise] = useState(enterprises[0]?.id);
  const { form, pictures, submit, pending } = useCreation(enterpriseId, place);
  const { isRestored, discard } = useRestored(form, emptyBasics, place);
  return (
    <FormProvider {...form}>
      <DetailPage
        title={t`Create New Program`}
        lead={t`You can change all of this later.`}
        back={{ href: paths.enterpriseDashboard(), label: t`Mentoring Programs` }}
        width="admin"
        aside={<LivePreview logo={pictures.urls.photo} banner={pictures.urls.banner} />}
        asideLabel={t`Preview`}
      >
        <Form onSubmit={submit} label={t`Create New Program`}>
          <Stack gap="md">
            {isRestored && <Restored onDiscard={discard} />}
            <SectionCard title={t`About the program`}>
              <Stack gap="md">
                {enterprises.length > 1 && (
                  <SelectField
                    label={t`Enterprise`}
                    value={String(enterpriseId)}
                    onChange={(id) => setEnterprise(Number(id))}
                    options={enterprises.map(({ id, name }) => ({ value: String(id), label: name }))}
                  />
                )}
                <NameAndDescription enterpriseId={enterpriseId} />
                <PairingField />
              </Stack>
            </SectionCard>
            <SectionCard title={t`Look`} hint={t`Members see your color and logo on every page.`}>
              <Stack gap="md">
                <ColourFields />
                <PictureField name="photo" file={pictures.files.photo} onChange={pictures.choose('photo')} />
                <PictureField name="banner" file={pictures.files.banner} onChange={pictures.choose('banner')} />
              </Stack>
            </SectionCard>
          </Stack>
          <FormActions sticky>
            <Button href={paths.enterpriseDashboard()}>{t`Cancel`}</Button>
            <Button pending={pending} onPress={() => submit(undefined, true)}>{t`Create as a draft`}</Button>
            <Button kind="primary" submit pending={pending}>{t`Create program`}</Button>
          </FormActions>
        </Form>
      </DetailPage>
    </FormProvider>
  );
};

/** PRG-01; people who administer no enterprise are told whom to ask (ENT-06). */
export const CreateProgrammePage = () => {
  const { t } = useLingui();
  const { data: admin, isError, refetch } = useCurrentAdmin();
  usePageTitle(t`Create New Program`);
  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  if (!admin) return <SkeletonForm />;
  if (admin.enterprises.length > 0)
    return <CreateForm enterprises={admin.enterprises} place={placeOf(admin.id, 'new program')} />;
  return (
    <EmptyState
      title={t`Oops, missing credentials. Please contact the ${productName()} team for further assistance.`}
      action={<Button kind="primary" href={paths.enterprise()}>{t`Create your enterprise`}</Button>}
    />
  );
};
