import { Plural, useLingui } from '@lingui/react/macro';
import { IconFileSearch, IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import type { PairImport } from '../../../../contract/pairings/schemas/imports.ts';
import { pairingLimits } from '../../../../contract/pairings/values.ts';
import { refusalOf } from '../../../lib/call.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { adminPath } from '../../../lib/paths.ts';
import { SaveCsv } from '../../../lib/SaveCsv.tsx';
import { tableFileTypes } from '../../../lib/table-file-types.ts';
import { ActionButton, Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { FilePick } from '../../../ui/FilePick.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { ListPage } from '../../../ui/frames/ListPage.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { PairReading } from './PairReading.tsx';
import { PairRows } from './PairRows.tsx';
import { type PairFile, pairTemplateAddress, useCheckImport, useRunImport } from './queries.ts';

/** A file with the answer of the server to this reading of it. */
interface CheckedFile {
  sent: PairFile;
  checked: PairImport;
}

interface CheckedProps extends CheckedFile {
  check: ReturnType<typeof useCheckImport>;
  onReread: (sent: PairFile) => void;
  onAgain: () => void;
}

const Done = ({ done, onAgain }: { done: PairImport; onAgain: () => void }) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  return (
    <Notice
      tone="success"
      action={
        <Row>
          <Button onPress={onAgain}>{t`Another file`}</Button>
          <Button kind="primary" href={adminPath(programme, 'group_and_pairings_management')}>
            {t`See the pairs`}
          </Button>
        </Row>
      }
    >
      <Plural value={done.counts.added} one="# pair was made." other="# pairs were made." />{' '}
      {done.counts.added > 0 && t`They are told.`}
    </Notice>
  );
};

/** What will happen to each row, and after the import, what did. */
const Checked = ({ sent, checked, check, onReread, onAgain }: CheckedProps) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const { mutate, data: done, isPending, error } = useRunImport(programme.id);
  const { ready } = checked.counts;
  const nothing = ready === 0 ? t`No row of this file can be paired.` : null;
  const checking = check.isPending ? t`The rows are being checked again.` : null;
  return (
    <Stack gap="lg">
      {done ? (
        <Done {...{ done, onAgain }} />
      ) : (
        <>
          <PairReading
            {...{ checked, check }}
            reading={sent.reading}
            onReread={(reading) => onReread({ file: sent.file, reading })}
          />
          <Row justify="end">
            <Button onPress={onAgain}>{t`Another file`}</Button>
            <ActionButton
              kind="primary"
              icon={IconLink}
              pending={isPending}
              whyNot={checked.headings === 'asked' ? t`Say first which line has the headings.` : (checking ?? nothing)}
              onPress={() => mutate(sent)}
            >
              <Plural value={ready} one="Make # pair" other="Make # pairs" />
            </ActionButton>
          </Row>
        </>
      )}
      {error && <Notice tone="error">{refusalOf(error)?.error}</Notice>}
      <PairRows data={done ?? checked} />
    </Stack>
  );
};

interface ChooseProps {
  file: File | null;
  check: ReturnType<typeof useCheckImport>;
  onFile: (file: File | null) => void;
  onCheck: (sent: PairFile) => void;
}

const ChooseFile = ({ file, check: { isPending, error }, onFile, onCheck }: ChooseProps) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const refusal = refusalOf(error);
  const noFile = file === null ? t`Choose a file first` : null;
  const most = pairingLimits.importRows.toLocaleString('en');
  return (
    <SectionCard
      title={t`Choose a file`}
      hint={t`A CSV file or an Excel workbook (.xlsx) with the emails of mentor and mentee, one pair a line. Both are members of the program already. At most ${most} pairs.`}
      actions={<SaveCsv address={pairTemplateAddress(programme.id)} label={t`Download a template`} />}
    >
      <Form
        label={t`Choose a file`}
        error={refusal?.fields ? null : (refusal?.error ?? null)}
        onSubmit={() => {
          if (file !== null) onCheck({ file, reading: {} });
        }}
      >
        <FilePick
          label={t`File`}
          accept={tableFileTypes}
          maxBytes={pairingLimits.importBytes}
          files={file === null ? [] : [{ key: file.name, name: file.name, bytes: file.size }]}
          onPick={([first]) => onFile(first ?? null)}
          onRemove={() => onFile(null)}
          error={refusal?.fields?.file}
        />
        <FormActions>
          <ActionButton
            kind="primary"
            icon={IconFileSearch}
            submit
            pending={isPending}
            whyNot={programme.is_active ? noFile : t`This program is no longer active.`}
          >
            {t`Check the file`}
          </ActionButton>
        </FormActions>
      </Form>
    </SectionCard>
  );
};

/** Imports existing pairs from a file: every row is checked and shown before anything is saved (PAR-29). */
export const ImportPairsPage = () => {
  const { t } = useLingui();
  usePageTitle(t`Import pairs`);
  const programme = useThisProgramme();
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<CheckedFile | null>(null);
  const check = useCheckImport(programme.id);
  const choose = (next: File | null) => {
    setFile(next);
    setRead(null);
    check.reset();
  };
  const readAs = (sent: PairFile) => check.mutate(sent, { onSuccess: (checked) => setRead({ sent, checked }) });
  return (
    <ListPage
      title={t`Import pairs`}
      lead={t`Every row is checked and shown first. Nobody is paired until you say so; a file that is sent twice pairs nobody twice.`}
      back={{ href: adminPath(programme, 'group_and_pairings_management'), label: t`Groups and pairings` }}
      width="admin"
    >
      {read ? (
        <Checked {...read} check={check} onReread={readAs} onAgain={() => choose(null)} />
      ) : (
        <ChooseFile {...{ file, check }} onFile={choose} onCheck={readAs} />
      )}
    </ListPage>
  );
};
