import type { Database } from '../../platform/database/open.ts';
import { firstQuestions } from './rules/beginnings.ts';
import { insertPlatformQuestions } from './store/questions.ts';

/**
 * B135: writes the four questions asked after a session of the platform, so that they exist from the first start on.
 */
export const loadQuestions = (transact: Database['transact']) =>
  transact((tx) => insertPlatformQuestions(tx, [...firstQuestions]));
