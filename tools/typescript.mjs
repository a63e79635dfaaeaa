// Lets a worker thread that is started from the sources read TypeScript: `tsx` does it for the main thread alone.
import { register } from 'tsx/esm/api';

register();
