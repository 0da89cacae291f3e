import { shorter, walkAll } from './whole.ts';

walkAll('en', shorter);
