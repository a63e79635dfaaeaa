import { useLingui } from '@lingui/react/macro';
import { Notice } from '../../ui/Notice.tsx';

/** CAL-10: the mentor's linked calendar cannot be read, so a time that is offered may be taken there. */
export const CalendarUnknown = () => {
  const { t } = useLingui();
  return (
    <Notice tone="warning" title={t`Calendar unknown, please confirm by hand`}>
      {t`The mentor's linked calendar can't be read right now, so a time shown here may already be taken. The mentor checks it before accepting.`}
    </Notice>
  );
};
