import { type Addressee, emailByChoice, type LetterToWrite } from '../../telling/telling.ts';
import { emailOf, type LetterContents } from './letters/registry.ts';
import type { Post } from './mail.ts';

/** An email of the kind that people may choose not to get. */
export const letterByChoice = (person: Addressee, content: LetterContents, post: Post): LetterToWrite =>
  emailByChoice(person, emailOf(content), post);
