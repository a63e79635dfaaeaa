import { type ComponentProps, useState } from 'react';
import { FilePick } from '../../ui/FilePick.tsx';
import { ImageCrop } from '../../ui/ImageCrop.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { Section } from './Section.tsx';

export const Files = () => {
  const [files, setFiles] = useState<ComponentProps<typeof FilePick>['files']>([
    { key: '1', name: 'Curriculum vitae 2026 with a rather long name.pdf', bytes: 482_113, href: '/favicon.svg' },
  ]);
  const [photo, setPhoto] = useState<File | null>(null);
  return (
    <Section title="Files">
      <FilePick
        label="Attachments"
        accept={['application/pdf', 'image/png', 'image/jpeg']}
        maxFiles={5}
        maxTotalBytes={20 * 2 ** 20}
        files={files}
        onPick={(picked) => setFiles([...files, ...picked.map(({ name, size }) => ({ key: name, name, bytes: size }))])}
        onRemove={(key) => setFiles(files.filter((file) => file.key !== key))}
      />
      <FilePick
        label="Photo"
        accept={['image/png', 'image/jpeg']}
        maxBytes={2 * 2 ** 20}
        files={[]}
        onPick={([file]) => file && setPhoto(file)}
        onRemove={() => undefined}
        error="File exceeds 2MB"
      />
      <ImageCrop
        file={photo}
        aspect={1}
        round
        width={512}
        title="Your photo"
        onCancel={() => setPhoto(null)}
        onCrop={() => {
          setPhoto(null);
          toastSuccess('Photo saved');
        }}
      />
    </Section>
  );
};
