import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** One step of a Dockerfile, as it is written: `RUN`, and what it runs. */
interface Step {
  verb: string;
  what: string;
}
interface Stage {
  name: string;
  steps: Step[];
}

/** The stages of a Dockerfile with their steps; comments are left out and continued lines joined. */
export const readDockerfile = (file: string): Stage[] => {
  const text = readFileSync(file, 'utf8').replaceAll('\\\n', ' ');
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const stages: Stage[] = [];
  for (const line of lines) {
    const [verb = '', ...rest] = line.split(' ');
    const what = rest.join(' ');
    if (verb === 'FROM') stages.push({ name: / AS (\S+)$/.exec(what)?.[1] ?? 'last', steps: [] });
    else stages.at(-1)?.steps.push({ verb, what });
  }
  return stages;
};

/** `NODE_ENV=production PORT=3000` */
export const readPairs = (what: string) =>
  Object.fromEntries(what.split(' ').map((pair) => pair.split(/=(.*)/s) as [string, string]));

/** What .dockerignore leaves of the files that git keeps: a name at the top, or a path. */
export const contextFiles = () => {
  const ignored = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const isIgnored = (path: string) =>
    ignored.some((one) => path === one || path.startsWith(`${one}/`) || (one === '*.log' && path.endsWith('.log')));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' });
  return listed.split('\0').filter((path) => path !== '' && !isIgnored(path));
};

/** The settings of an environment file. */
export const readEnvironment = (file: string) =>
  Object.fromEntries(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]),
  );
