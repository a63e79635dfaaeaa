export { AgendasPage } from './AgendasPage.tsx';
export { ProgrammeStructure } from './ProgrammeStructure.tsx';
