import { createHmac, randomBytes } from 'node:crypto';

/** A new link begins here: what the database keeps of its token. */
export const newNonce = () => randomBytes(18).toString('base64url');

/** The token of a shareable link: an admin reads it again and again, and the database alone does not give it away. */
export const tokenOf = (nonce: string, secret: string) =>
  createHmac('sha256', secret).update(`role invite ${nonce}`).digest('base64url');
