import ipaddr from 'ipaddr.js';

/** Without the port that some proxies add, a new one for each connection. */
const bare = (ip: string) =>
  ip
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');

/**
 * What calls are counted by: an IPv4 address, or the first half of an IPv6 address (/64). A household or a rented server
 * has 2^64 of those addresses and could use another one for each call. An IPv4 address that is written as IPv6 is the
 * same source.
 */
export const sourceOf = (ip: string) => {
  const address = bare(ip);
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const half = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${half.join(':')}::/64`;
};
