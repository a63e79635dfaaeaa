import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Availability } from '../../../contract/availability.ts';
import { useMe } from '../accounts/index.ts';
import { DetailPage } from '../../ui/frames/DetailPage.tsx';
import { useIsPhone } from '../../ui/media.ts';
import { LeaveGuard } from '../../lib/LeaveGuard.tsx';
import { Loaded } from './Loaded.tsx';
import { Preview } from './Preview.tsx';
import { SaveBar, SaveButtons } from './SaveParts.tsx';
import { Sections } from './Sections.tsx';
import { useEditor } from './useEditor.ts';

interface Props {
  /** What belongs below the hours and is saved by itself. */
  more?: ReactNode;
}

const Frame = ({ availability, more }: Props & { availability: Availability }) => {
  const { t } = useLingui();
  const { me } = useMe();
  const editor = useEditor(availability);
  const isPhone = useIsPhone();
  const { hasChanges, saved } = editor;
  return (
    <DetailPage
      title={t`Availability`}
      lead={t`When mentees can book a session with you.`}
      aside={me?.is_fl_mentor && <Preview mentorId={me.id} timezone={saved.timezone} hasChanges={hasChanges} />}
      asideLabel={t`Preview`}
      phoneActions={hasChanges && <SaveButtons editor={editor} />}
    >
      <Sections editor={editor} />
      {more}
      {!isPhone && <SaveBar editor={editor} />}
      <LeaveGuard
        hasChanges={hasChanges}
      >{t`The changes to your availability are not saved yet and will be lost.`}</LeaveGuard>
    </DetailPage>
  );
};

/** /main/availability, and the same in a portal (AVL-02). */
export const AvailabilityPage = ({ more }: Props) => {
  const { t } = useLingui();
  return (
    <Loaded frame={(content) => <DetailPage title={t`Availability`}>{content}</DetailPage>}>
      {(availability) => <Frame availability={availability} more={more} />}
    </Loaded>
  );
};
