import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes for a cookie, a header or a link. Only its hash is stored. */
export const newToken = () => randomBytes(32).toString('base64url');

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');
