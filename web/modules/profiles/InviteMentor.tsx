import { closeInviteMentor, useInviteMentorOpened } from './invite-mentor.ts';
import { ReferAFriend } from './windows.ts';

/** PRO-80: the window of whoever is no mentee; their menus open it. */
export const InviteMentor = () => {
  const opened = useInviteMentorOpened();
  return <ReferAFriend userType="mentor" opened={opened} onClose={closeInviteMentor} />;
};
