import { createHmac, randomBytes } from 'node:crypto';

/** Generates the part of a new link's token that the database stores. */
export const newNonce = () => randomBytes(18).toString('base64url');

/** The token of a shareable link: admins can see it again any time, but the database alone does not reveal it. */
export const tokenOf = (nonce: string, secret: string) =>
  createHmac('sha256', secret).update(`role invite ${nonce}`).digest('base64url');
