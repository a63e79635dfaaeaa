import { useLingui } from '@lingui/react/macro';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { newsfeedLimits } from '../../../contract/newsfeed/values.ts';
import { FilePick } from '../../ui/FilePick.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface Picture {
  key: string;
  file: File;
  alt: string;
}

export interface DraftValues {
  body: string;
  images: Picture[];
}

const withKeys = (files: readonly File[]): Picture[] =>
  files.map((file) => ({ key: crypto.randomUUID(), file, alt: '' }));

/** The chosen pictures, and what each of them shows for whoever does not see it. */
export const Pictures = ({ form }: { form: UseFormReturn<DraftValues> }) => {
  const { t } = useLingui();
  return (
    <Controller
      control={form.control}
      name="images"
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <Stack gap="sm">
          <FilePick
            label={t`Pictures`}
            accept={['image/jpeg', 'image/png', 'image/gif']}
            maxBytes={newsfeedLimits.imageBytes}
            maxFiles={newsfeedLimits.images}
            messages={{
              type: t`Only JPG, PNG and GIF pictures are allowed.`,
              size: t`File exceeds 5MB`,
              count: t`You can add up to 4 pictures.`,
            }}
            prompt={t`Choose pictures`}
            error={error?.message}
            files={value.map(({ key, file }) => ({ key, name: file.name, bytes: file.size }))}
            onPick={(files) => onChange([...value, ...withKeys(files)])}
            onRemove={(gone) => onChange(value.filter(({ key }) => key !== gone))}
          />
          {value.map(({ key, file }, at) => (
            <TextField
              key={key}
              label={t`What does ${file.name} show?`}
              hint={t`Read out to people who cannot see it`}
              maxLength={newsfeedLimits.alt}
              {...form.register(`images.${at}.alt`)}
            />
          ))}
        </Stack>
      )}
    />
  );
};
