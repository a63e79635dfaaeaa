import { z } from 'zod';
import { fieldMessages } from '../field-messages.ts';
import { renderSaid } from '../render-message.ts';
import { sayIssue } from './zod-messages.ts';

/** A schema's message about a field, in English; other texts are returned unchanged. */
export const renderFieldMessage = (text: string) => renderSaid(text, fieldMessages);

/**
 * From now on schemas without a message use one of ours. For browsers only: there, schemas only validate what someone
 * typed.
 */
export const sayZodInOurWords = () => z.config({ customError: (issue) => renderFieldMessage(sayIssue(issue)) });
