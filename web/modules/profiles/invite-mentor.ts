import { windowOfThePage } from '../../lib/window-of-the-page.ts';

export const { open: openInviteMentor, close: closeInviteMentor, useOpened: useInviteMentorOpened } = windowOfThePage();
