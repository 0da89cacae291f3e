import type { Messages } from '../messages.ts';

export const contests: Messages['contests'] = {};
