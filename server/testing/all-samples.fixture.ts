import type { Sample } from './samples.fixture.ts';
import type { World } from './world.fixture.ts';

type Canaries = (world: World) => Promise<void>;

// Written without a type argument: vitest recognises `import.meta.glob(` and then looks for new files at every run.
const files: Record<string, object> = import.meta.glob('../modules/**/*samples.fixture.ts', { eager: true });

/** What the modules export under a name that ends so; a large module may list that of a sub-folder again. */
const gathered = <T>(ending: 'Samples' | 'Canaries') =>
  Object.values(files)
    .flatMap((exported) => Object.entries(exported) as [string, T][])
    .filter(([name]) => name.endsWith(ending))
    .map(([, value]) => value);

/** Every module's samples: all `…Samples` of all samples.fixture.ts. */
export const allSamples: Sample[] = [...new Set(gathered<Sample[]>('Samples').flat())];

/**
 * Write rows containing a marker word into a programme that hardly any of the personas belongs to (QUALITY: tenancy):
 * all `…Canaries` of all samples.fixture.ts.
 */
export const allCanaries: Canaries[] = gathered<Canaries>('Canaries');
