import type { Messages } from '../messages.ts';

export const rolls: Messages['rolls'] = {};
