import { closeInviteMentor, useInviteMentorOpened } from './invite-mentor.ts';
import { ReferAFriend } from './windows.ts';

/** PRO-80: the dialog for everyone who is not a mentee; opened from their menus. */
export const InviteMentor = () => {
  const opened = useInviteMentorOpened();
  return <ReferAFriend userType="mentor" opened={opened} onClose={closeInviteMentor} />;
};
