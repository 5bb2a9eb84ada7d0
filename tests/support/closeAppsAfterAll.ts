import { afterAll } from 'vitest';
import { closeApps } from './browser';

// Closes the apps that a test file keeps open for all of its tests.
afterAll(closeApps);
