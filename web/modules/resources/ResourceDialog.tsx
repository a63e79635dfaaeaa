import { useLingui } from '@lingui/react/macro';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { allUsers, resourceLimits } from '../../../contract/resources/values.ts';
import type { Resource } from '../../../contract/resources/schemas.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FilePick } from '../../ui/FilePick.tsx';
import { Form, FormActions } from '../../ui/Form.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useSaveResource } from './queries.ts';

interface Props {
  programId: number;
  category: 'link' | 'file';
  /** Null for a new one. */
  resource: Resource | null;
  /** The names of the programme's roles. */
  roles: readonly string[];
  onClose: () => void;
}

interface Values {
  title: string;
  user_type: string;
  description: string;
  url: string;
  file: File | null;
}

const accept = [
  'image/jpeg',
  'image/png',
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
];

const useSave = ({ programId, category, resource, onClose }: Props) => {
  const { t } = useLingui();
  const values: Values = {
    title: resource?.title ?? '',
    user_type: resource?.user_type ?? allUsers,
    description: resource?.description ?? '',
    url: resource?.url ?? '',
    file: null,
  };
  const { mutateAsync, isPending } = useSaveResource(programId, resource?.id ?? null);
  const { form, submit } = useSubmit({
    values,
    toWire: ({ file, ...body }) => ({ body: { ...body, category }, file }),
    send: (sent, keyFor) => mutateAsync({ ...sent, key: keyFor(sent) }),
    said: () => (resource ? t`Successfully updated.` : t`Successfully created.`),
    done: onClose,
    printed: resource ? t`Failed to update.` : t`Failed to create.`,
    serverWords: 'unsaid',
  });
  return { form, submit, isPending };
};

type ResourceForm = UseFormReturn<Values>;

const FileField = ({ form, resource }: { form: ResourceForm; resource: Resource | null }) => {
  const { t } = useLingui();
  return (
    <Controller
      control={form.control}
      name="file"
      render={({ field: { value, onChange }, fieldState }) => {
        const kept = resource?.file_name ? [{ key: 'kept', name: resource.file_name, href: resource.file ?? '' }] : [];
        return (
          <FilePick
            label={t`File`}
            accept={accept}
            maxBytes={resourceLimits.fileBytes}
            files={value ? [{ key: 'new', name: value.name, bytes: value.size }] : kept}
            onPick={([file]) => onChange(file ?? null)}
            onRemove={() => onChange(null)}
            messages={{ size: t`File exceeds the 10MB size limit.` }}
            error={fieldState.error?.message}
            required
          />
        );
      }}
    />
  );
};

const useTitle = ({ category, resource }: Props) => {
  const { t } = useLingui();
  if (category === 'link') return resource ? t`Edit Link` : t`New Link`;
  return resource ? t`Edit File` : t`New File`;
};

/** RES-03…07: one link or one file, and who can see it. */
export const ResourceDialog = (props: Props) => {
  const { t } = useLingui();
  const { category, resource, roles, onClose } = props;
  const { form, submit, isPending } = useSave(props);
  const { errors } = form.formState;
  const audience = [{ value: allUsers, label: t`All Users` }, ...roles.map((name) => ({ value: name, label: name }))];
  return (
    <Dialog opened onClose={onClose} title={useTitle(props)}>
      <Form onSubmit={submit}>
        <TextField
          {...form.register('title')}
          label={t`Title`}
          maxLength={resourceLimits.title}
          error={errors.title?.message}
          required
        />
        <Controller
          control={form.control}
          name="user_type"
          render={({ field: { value, onChange } }) => (
            <SelectField
              label={t`Viewable by`}
              options={audience}
              value={value}
              onChange={(name) => onChange(name ?? '')}
              error={errors.user_type?.message}
              required
            />
          )}
        />
        <TextArea
          {...form.register('description')}
          label={t`Description`}
          max={resourceLimits.description}
          error={errors.description?.message}
        />
        {category === 'link' ? (
          <TextField
            {...form.register('url')}
            label={t`Link`}
            inputMode="url"
            placeholder="https://www.example.com"
            error={errors.url?.message}
            required
          />
        ) : (
          <FileField form={form} resource={resource} />
        )}
        <FormActions>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button kind="primary" submit pending={isPending}>
            {t`Save`}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
};
