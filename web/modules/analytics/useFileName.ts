import { useThisProgramme } from '../programmes/index.ts';

/** What the files of a chart are called: 'alpha-satisfaction'. */
export const useFileName = (figure: string) => `${useThisProgramme().slug}-${figure}`;
