import { useLingui } from '@lingui/react/macro';
import { IconMailForward } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';

const ReportDialog = lazy(() => import('./ReportDialog.tsx').then(({ ReportDialog: part }) => ({ default: part })));

/** M16: the report that goes to whoever pays for the program. */
export const ReportButton = () => {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button icon={IconMailForward} onPress={() => setOpened(true)}>
        {t`Monthly report`}
      </Button>
      {opened && (
        <Suspense>
          <ReportDialog onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
};
