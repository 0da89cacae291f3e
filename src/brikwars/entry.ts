import type { ReadonlySignal } from '@preact/signals';
import type { FrameServices } from '../fight/kept-models.ts';
import { brikwarsModes } from './modes.ts';
import { createFightFrame } from './place.ts';

export { BrikwarsPlace } from './place-screen.tsx';

export const createFrame = (services: FrameServices, shown: ReadonlySignal<boolean>) =>
  createFightFrame(services, shown, brikwarsModes);
