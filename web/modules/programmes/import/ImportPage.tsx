import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePageTitle } from '../../../lib/page-title.ts';
import { adminPath } from '../../../lib/paths.ts';
import { ListPage } from '../../../ui/frames/ListPage.tsx';
import { useThisProgramme } from '../this-programme.tsx';
import { CheckedFile } from './CheckedFile.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { EarlierFiles } from './EarlierFiles.tsx';

interface Props {
  /** The file that has been read already, so that a reloaded page continues with it. */
  importId: number | undefined;
  onImport: (importId: number | undefined) => void;
}

/** Adds many people in one go: the file is read and the outcome of every row shown before anything is saved. */
export const ImportPage = ({ importId, onImport }: Props) => {
  const { t } = useLingui();
  usePageTitle(t`Add from a file`);
  const programme = useThisProgramme();
  /** The chosen file, and the import that it became: going back leads to another import, whose file we don't have. */
  const [sent, setSent] = useState<{ file: File | null; importId: number | null }>({ file: null, importId: null });
  const begin = (file: File | null) => (id: number) => {
    setSent({ file, importId: id });
    onImport(id);
  };
  return (
    <ListPage
      title={t`Add people from a file`}
      lead={t`Every row is checked and shown first. Nothing is sent until you say so. People your company already has here are added; everyone else is invited by email and joins with the link in it.`}
      back={{ href: adminPath(programme, 'user_management'), label: t`Participants` }}
      width="admin"
    >
      {importId === undefined ? (
        <>
          <ChooseFile
            programme={programme}
            file={sent.file}
            onFile={(file) => setSent({ file, importId: null })}
            onImport={begin(sent.file)}
          />
          <EarlierFiles programId={programme.id} zone={programme.timezone} onImport={onImport} />
        </>
      ) : (
        <CheckedFile
          key={importId}
          {...{ programme, importId }}
          file={sent.importId === importId ? sent.file : null}
          onImport={begin(sent.file)}
          onAgain={() => {
            setSent({ file: null, importId: null });
            onImport(undefined);
          }}
        />
      )}
    </ListPage>
  );
};
