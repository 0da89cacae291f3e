import type { Messages } from '../messages.ts';

export const dice: Messages['dice'] = {};
