import type { Messages } from '../messages.ts';

export const fight: Messages['fight'] = {};
