import type { Availability } from '../../../contract/availability.ts';
import { useMe } from '../accounts/index.ts';
import { FormActions } from '../../ui/Form.tsx';
import { useIsPhone } from '../../ui/media.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { Loaded } from './Loaded.tsx';
import { Preview } from './Preview.tsx';
import { SaveButtons } from './SaveParts.tsx';
import { Sections } from './Sections.tsx';
import { useEditor } from './useEditor.ts';

const Tab = ({ availability }: { availability: Availability }) => {
  const { me } = useMe();
  const editor = useEditor(availability);
  const isPhone = useIsPhone();
  const { hasChanges, saved } = editor;
  return (
    <>
      <Sections editor={editor} />
      {me?.is_fl_mentor && <Preview mentorId={me.id} timezone={saved.timezone} hasChanges={hasChanges} />}
      {/* On a phone they cover a strip of the page: only while there is something to save. */}
      {(hasChanges || !isPhone) && (
        <FormActions sticky>
          <SaveButtons editor={editor} />
        </FormActions>
      )}
      <LeaveGuard hasChanges={hasChanges} />
    </>
  );
};

/** The tab Availability of the settings (PRO-37, AVL-01). */
export const AvailabilitySettings = () => (
  <Loaded frame={(content) => content}>{(availability) => <Tab availability={availability} />}</Loaded>
);
