import type { Messages } from '../messages.ts';

export const armies: Messages['armies'] = {};
