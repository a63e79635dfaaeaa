import { fieldMessages } from '../../../contract/field-messages.ts';
import { type AnyRefusalCode, type RefusalReply, refusals } from '../../../contract/messages.ts';
import { renderIcu, renderSaid } from '../../../contract/render-message.ts';
import type { MessageParams } from '../../../contract/message-params.ts';
import { heard } from '../../../contract/say.ts';

export interface Refused {
  code: AnyRefusalCode;
  params?: MessageParams | undefined;
  details?: Record<string, unknown>;
}

const catalogue = { ...refusals, ...fieldMessages };
const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

const inEnglish = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, renderSaid(text, catalogue)]));

const codesOf = (texts: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([field, text]) => {
      const message = heard(text);
      return message === null ? [] : [[field, message]];
    }),
  );

/** The field errors in English, under both of their names, with the codes of those sentences that have one. */
const fieldsOf = ({ fields, errors }: Record<string, unknown>) => {
  const codes = isTexts(fields) ? codesOf(fields) : {};
  return {
    ...(isTexts(fields) && { fields: inEnglish(fields) }),
    ...(isTexts(errors) && { errors: inEnglish(errors) }),
    ...(Object.keys(codes).length > 0 && { field_codes: codes }),
  };
};

/**
 * The answer to a refused call: this is where the message is turned into English, with its code and parameters next to
 * it.
 */
export const replyOf = ({ code, params, details = {} }: Refused): RefusalReply => ({
  error: renderIcu(refusals[code], params),
  code,
  ...(params && { params }),
  ...details,
  ...fieldsOf(details),
});
