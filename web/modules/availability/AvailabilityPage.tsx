import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import type { Availability } from '../../../contract/availability/schemas/own.ts';
import { useMe } from '../accounts/index.ts';
import { DetailPage } from '../../ui/frames/DetailPage.tsx';
import { useIsPhone } from '../../ui/media.ts';
import { LeaveGuard } from '../../lib/LeaveGuard.tsx';
import { Loaded } from './Loaded.tsx';
import { Preview } from './Preview.tsx';
import { SaveBar, SaveButtons } from './SaveParts.tsx';
import { Sections } from './Sections.tsx';
import { useEditor } from './useEditor.ts';
import { WhoseHours } from './whose.ts';

interface Props {
  /** The programme whose portal this is; the reader is one of its mentors (B24). */
  programId?: number;
  /** Content below the hours that is saved separately. */
  more?: ReactNode;
}

const Frame = ({ availability, more }: Pick<Props, 'more'> & { availability: Availability }) => {
  const { t } = useLingui();
  const { me } = useMe();
  const editor = useEditor(availability);
  const isPhone = useIsPhone();
  const { hasChanges, saved } = editor;
  const mentorsHere = saved.own !== null || me?.is_fl_mentor;
  return (
    <DetailPage
      title={t`Availability`}
      lead={t`When mentees can book a session with you.`}
      aside={mentorsHere && me && <Preview mentorId={me.id} timezone={saved.timezone} hasChanges={hasChanges} />}
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

/** /main/availability, and the same page in a portal (AVL-02). */
export const AvailabilityPage = ({ programId, more }: Props) => {
  const { t } = useLingui();
  const whose = useMemo(() => (programId === undefined ? null : { id: null, programId }), [programId]);
  return (
    <WhoseHours value={whose}>
      <Loaded frame={(content) => <DetailPage title={t`Availability`}>{content}</DetailPage>}>
        {(availability) => <Frame availability={availability} more={more} />}
      </Loaded>
    </WhoseHours>
  );
};
