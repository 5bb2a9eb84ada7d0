import { afterAll } from 'vitest';
import { closeApps } from './browser';

// What a file keeps open for all of its tests.
afterAll(closeApps);
