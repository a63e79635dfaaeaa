import type { ComponentProps } from 'react';
import { later, laterInPage } from '../../ui/later.tsx';
import { SkeletonList } from '../../ui/Skeletons.tsx';

/** Shown to those who administer a session, so whoever takes part does not load it. */
export const AttendanceList = laterInPage(
  async () => (await import('./AttendanceList.tsx')).AttendanceList,
  SkeletonList,
);

type ListProps = ComponentProps<(typeof import('./MeetingList.tsx'))['MeetingList']>;

/** Most sessions have no meeting yet. */
export const MeetingList = later<ListProps>(
  async () => (await import('./MeetingList.tsx')).MeetingList,
  ({ meetings }) => meetings.length > 0 && 'unasked',
);
