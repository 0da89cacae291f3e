import type { Messages } from '../messages.ts';

export const compose: Messages['compose'] = {};
