import type { Messages } from '../messages.ts';

export const castle: Messages['castle'] = {};
