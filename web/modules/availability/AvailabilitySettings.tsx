import { useLingui } from '@lingui/react/macro';
import type { Availability } from '../../../contract/availability/schemas/own.ts';
import { useMe } from '../accounts/index.ts';
import { LeaveGuard } from '../../lib/LeaveGuard.tsx';
import { Loaded } from './Loaded.tsx';
import { Preview } from './Preview.tsx';
import { SaveBar } from './SaveParts.tsx';
import { Sections } from './Sections.tsx';
import { useEditor } from './useEditor.ts';

const Tab = ({ availability }: { availability: Availability }) => {
  const { t } = useLingui();
  const { me } = useMe();
  const editor = useEditor(availability);
  const { hasChanges, saved } = editor;
  return (
    <>
      <Sections editor={editor} />
      {me?.is_fl_mentor && <Preview mentorId={me.id} timezone={saved.timezone} hasChanges={hasChanges} />}
      <SaveBar editor={editor} />
      <LeaveGuard
        hasChanges={hasChanges}
      >{t`The changes to your availability are not saved yet and will be lost.`}</LeaveGuard>
    </>
  );
};

/** The Availability tab of the settings (PRO-37, AVL-01). */
export const AvailabilitySettings = () => (
  <Loaded frame={(content) => content}>{(availability) => <Tab availability={availability} />}</Loaded>
);
