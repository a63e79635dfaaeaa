import { useLingui } from '@lingui/react/macro';
import { IconUserSearch } from '@tabler/icons-react';
import { useMemo } from 'react';
import { CallRefused } from '../../../lib/call.ts';
import { LeaveGuard } from '../../../lib/LeaveGuard.tsx';
import { usePageTitle } from '../../../lib/page-title.ts';
import { adminPath } from '../../../lib/paths.ts';
import { DetailPage } from '../../../ui/frames/DetailPage.tsx';
import { useIsPhone } from '../../../ui/media.ts';
import { EmptyState } from '../../../ui/States.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { Loaded } from '../Loaded.tsx';
import { useAvailability } from '../queries.ts';
import { SaveBar, SaveButtons } from '../SaveParts.tsx';
import { Sections } from '../Sections.tsx';
import { useEditor } from '../useEditor.ts';
import { WhoseHours } from '../whose.ts';
import { MentorDndSwitch } from './MentorDndSwitch.tsx';

type Hours = NonNullable<ReturnType<typeof useAvailability>['data']>;

const useBack = () => {
  const { t } = useLingui();
  return { href: adminPath(useThisProgramme(), 'availability'), label: t`Availability` };
};

const Editor = ({ hours }: { hours: Hours }) => {
  const { t } = useLingui();
  const editor = useEditor(hours);
  const isPhone = useIsPhone();
  const back = useBack();
  const { full_name: name = '' } = hours;
  return (
    <DetailPage
      back={back}
      width="admin"
      title={t`Availability of ${name}`}
      lead={t`What you save here is what ${name} finds in this program.`}
      phoneActions={editor.hasChanges && <SaveButtons editor={editor} />}
    >
      <Sections editor={editor} dnd={<MentorDndSwitch {...hours} />} />
      {!isPhone && <SaveBar editor={editor} />}
      <LeaveGuard
        hasChanges={editor.hasChanges}
      >{t`The changes to this availability are not saved yet and will be lost.`}</LeaveGuard>
    </DetailPage>
  );
};

const Page = () => {
  const { t } = useLingui();
  const back = useBack();
  const { error } = useAvailability();
  usePageTitle(t`Availability`);
  if (error instanceof CallRefused && error.status === 404) {
    return (
      <DetailPage back={back} width="admin" title={t`Availability`}>
        <EmptyState icon={IconUserSearch} title={error.refusal.error} />
      </DetailPage>
    );
  }
  return (
    <Loaded
      frame={(content) => (
        <DetailPage back={back} width="admin" title={t`Availability`}>
          {content}
        </DetailPage>
      )}
    >
      {(hours) => <Editor hours={hours} />}
    </Loaded>
  );
};

/** AVL-15: an admin of the programme changes the hours of one of its mentors. */
export const MentorAvailabilityPage = ({ mentorId }: { mentorId: number }) => {
  const { id: programId } = useThisProgramme();
  const whose = useMemo(() => ({ id: mentorId, programId }), [mentorId, programId]);
  return (
    <WhoseHours value={whose}>
      <Page />
    </WhoseHours>
  );
};
