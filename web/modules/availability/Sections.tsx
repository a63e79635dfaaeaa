import { Card } from '../../ui/Card.tsx';
import { DndSwitch } from './DndSwitch.tsx';
import { LimitsSection } from './LimitsSection.tsx';
import { OtherDays } from './OtherDays.tsx';
import { Marked, OutOfDate } from './SaveParts.tsx';
import type { Editor } from './useEditor.ts';
import { WeeklyHours } from './WeeklyHours.tsx';
import { useWhoseHours } from './whose.ts';
import { ZoneSection } from './ZoneSection.tsx';

/** All that a mentor can set, in the order in which it matters. */
export const Sections = ({ editor }: { editor: Editor }) => (
  <>
    <OutOfDate editor={editor} />
    <Marked editor={editor} />
    {/* Not to be disturbed is everybody's own to say. */}
    {useWhoseHours() === null && (
      <Card>
        <DndSwitch />
      </Card>
    )}
    <WeeklyHours editor={editor} />
    <OtherDays editor={editor} />
    <ZoneSection editor={editor} />
    <LimitsSection editor={editor} />
  </>
);
