import { downloadOwnData } from '../../../contract/accounts/endpoints.ts';
import { saveFile } from '../../lib/save-file.ts';

/** Asks for the ZIP (M22) and hands it to the browser to save. */
export const saveOwnData = () => saveFile(downloadOwnData.path, 'application/zip');
