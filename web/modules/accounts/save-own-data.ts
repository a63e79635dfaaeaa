import { downloadOwnData } from '../../../contract/accounts/endpoints.ts';
import { saveFile } from '../../lib/save-file.ts';

/** Requests the ZIP (M22) and has the browser save it. */
export const saveOwnData = () => saveFile(downloadOwnData.path, 'application/zip');
