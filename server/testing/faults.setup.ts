import { afterEach } from 'vitest';
import { judgeFaults } from './faults.fixture.ts';

afterEach(judgeFaults);
