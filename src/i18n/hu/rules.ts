import type { Messages } from '../messages.ts';

export const rules: Messages['rules'] = {};
