import { later } from '../../../ui/later.tsx';
import { useMyProgrammesOpened } from './opened.ts';

const Window = later(
  async () => (await import('./MyProgrammes.tsx')).MyProgrammesWindow,
  ({ opened }) => opened,
);

/** On the menu of every page; its content is loaded only when someone is about to open it. */
export const MyProgrammes = () => <Window opened={useMyProgrammesOpened()} />;
