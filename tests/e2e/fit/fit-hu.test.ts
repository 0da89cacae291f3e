import { shorter, walkAll } from './whole.ts';

walkAll('hu', shorter);
