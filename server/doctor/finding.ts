/** What was looked at, how it is, and what to do about it if it is not well. */
export interface Finding {
  check: string;
  level: 'ok' | 'warning' | 'fault';
  says: string;
  advice?: string;
}

export const ok = (check: string, says: string): Finding => ({ check, level: 'ok', says });
export const warning = (check: string, says: string, advice: string): Finding => ({
  check,
  level: 'warning',
  says,
  advice,
});
export const fault = (check: string, says: string, advice: string): Finding => ({
  check,
  level: 'fault',
  says,
  advice,
});

/**
 * Passwords and keys never reach the screen, wherever a message brings them from: the user and the password of an
 * address go, and so does every secret of the settings.
 */
export const withoutSecrets = (text: string, secrets: readonly string[]) => {
  const bare = text.replaceAll(/\b([a-z][\w+.-]*:\/\/)[^\s/@]*@/gi, '$1');
  return secrets.filter((secret) => secret.length > 3).reduce((line, secret) => line.replaceAll(secret, '…'), bare);
};

const width = 16;

/** One finding as lines of text; what to do is below it. */
export const linesOf = ({ check, level, says, advice }: Finding) => [
  `${level.padEnd(9)}${check.padEnd(width)}${says}`,
  ...(advice === undefined ? [] : [`${' '.repeat(9 + width)}→ ${advice}`]),
];

const counted = (times: number, what: string) => `${times} ${what}${times === 1 ? '' : 's'}`;

export const summaryOf = (findings: readonly Finding[]) => {
  const times = (level: Finding['level']) => findings.filter((one) => one.level === level).length;
  if (times('fault') + times('warning') === 0) return 'Everything is well.';
  return `${counted(times('fault'), 'fault')}, ${counted(times('warning'), 'warning')}.`;
};
