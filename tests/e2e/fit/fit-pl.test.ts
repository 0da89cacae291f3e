import { shorter, walkAll } from './whole.ts';

walkAll('pl', shorter);
