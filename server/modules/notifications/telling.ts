import { type Addressee, emailByChoice, emailTo, type LetterToWrite } from '../../telling/telling.ts';
import { emailOf, type LetterContents } from './letters/registry.ts';
import type { Post } from './mail.ts';

/** An email that always goes: to the account itself. */
export const letterOf = (person: Addressee, content: LetterContents): LetterToWrite =>
  emailTo(person, emailOf(content));

/** An email of the kind that people may choose not to get. */
export const letterByChoice = (person: Addressee, content: LetterContents, post: Post): LetterToWrite =>
  emailByChoice(person, emailOf(content), post);
