import { later } from '../../../ui/later.tsx';

/** Every page has it in its menu; what it shows is loaded when somebody is about to open it. */
export const MyProgrammes = later(async () => (await import('./MyProgrammes.tsx')).MyProgrammes);
