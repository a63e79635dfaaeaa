import type { ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';
import { DndSwitch } from './DndSwitch.tsx';
import { LimitsSection } from './LimitsSection.tsx';
import { OtherDays } from './OtherDays.tsx';
import { Marked, OutOfDate } from './SaveParts.tsx';
import type { Editor } from './useEditor.ts';
import { WeeklyHours } from './WeeklyHours.tsx';
import { WhichHours } from './WhichHours.tsx';
import { useWhoseHours } from './whose.ts';
import { ZoneSection } from './ZoneSection.tsx';

/** Everything that a mentor can set, most important first. */
export const Sections = ({ editor, dnd = <DndSwitch /> }: { editor: Editor; dnd?: ReactNode }) => {
  const whose = useWhoseHours();
  // Zone and limits count everywhere, so an admin of one program does not set them.
  const areOwn = whose === null || whose.id === null;
  return (
    <>
      <OutOfDate editor={editor} />
      <Marked editor={editor} />
      <Card>{dnd}</Card>
      {editor.draft.own !== null && <WhichHours editor={editor} />}
      {editor.draft.own !== false && (
        <>
          <WeeklyHours editor={editor} />
          <OtherDays editor={editor} />
        </>
      )}
      {areOwn && <ZoneSection editor={editor} />}
      {areOwn && <LimitsSection editor={editor} />}
    </>
  );
};
