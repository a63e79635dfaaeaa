import sanitizeHtml from 'sanitize-html';
import { isPlainLink } from '../../contract/schemas/links.ts';

/** A link that programs read in different ways leads nowhere; its text stays. */
const outwards: sanitizeHtml.Transformer = (tagName, { href = '' }) => ({
  tagName,
  attribs: { ...(isPlainLink(href) && { href }), rel: 'noopener noreferrer nofollow', target: '_blank' },
});

/**
 * Rich text cleaned for storing and showing (SYS-12): paragraphs, headings, lists, emphasis and links that open in a
 * new tab. All other tags are removed; their text stays, except that of scripts and styles.
 */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'code', 'a'],
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: { a: outwards },
  }).trim();
