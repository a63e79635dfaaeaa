import { z } from 'zod';
import { fieldMessages } from '../field-messages.ts';
import { renderSaid } from '../render-message.ts';
import { sayIssue } from './zod-messages.ts';

/** What a schema said of a field, in English; every other text as it is. */
export const renderFieldMessage = (text: string) => renderSaid(text, fieldMessages);

/** From now on a schema without a sentence says one of ours. For browsers: there every schema judges what somebody typed. */
export const sayZodInOurWords = () => z.config({ customError: (issue) => renderFieldMessage(sayIssue(issue)) });
