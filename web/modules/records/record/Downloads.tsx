import { useLingui } from '@lingui/react/macro';
import { IconBraces, IconDownload } from '@tabler/icons-react';
import type { OwnRecord } from '../../../../contract/records/schemas.ts';
import { serverNow } from '../../../lib/clock.ts';
import { keepBlob } from '../../../lib/save-file.ts';
import { dayIn } from '../../../lib/time.ts';
import { useMaking } from '../../../lib/use-making.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { useViewerZone } from '../../accounts/index.ts';
import { useRecordWords } from './useRecordWords.ts';

/** The record as files, made on the device. */
export const Downloads = ({ record }: { record: OwnRecord }) => {
  const { t } = useLingui();
  const zone = useViewerZone();
  const words = useRecordWords(zone);
  const day = () => dayIn(serverNow(), zone);
  const pdf = useMaking(async () => {
    const { makeRecord } = await import('./make-record.ts');
    makeRecord(words(record), day());
  });
  const keepJson = () => {
    // Why a button is off says nothing in a file.
    const { why_not: _whyNot, ...kept } = record;
    const text = JSON.stringify(kept, null, 2);
    keepBlob(new Blob([text], { type: 'application/json' }), `mentoring-record-${day()}.json`);
  };
  return (
    <Row>
      <Button icon={IconDownload} onPress={pdf.start} pending={pdf.pending}>
        {t`Download PDF`}
      </Button>
      <Button icon={IconBraces} onPress={keepJson}>
        {t`Download JSON`}
      </Button>
    </Row>
  );
};
