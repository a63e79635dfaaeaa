import { later } from '../../../ui/later.tsx';
import { useMyProgrammesOpened } from './opened.ts';

const Window = later(
  async () => (await import('./MyProgrammes.tsx')).MyProgrammesWindow,
  ({ opened }) => opened,
);

/** Every page has it in its menu; what it shows is loaded when somebody is about to open it. */
export const MyProgrammes = () => <Window opened={useMyProgrammesOpened()} />;
