import { windowOfThePage } from '../../../lib/window-of-the-page.ts';

export const { open: openMyProgrammes, close: closeMyProgrammes, useOpened: useMyProgrammesOpened } = windowOfThePage();
