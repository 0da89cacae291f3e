import { walkAll } from './whole.ts';

walkAll('hu', ['fights']);
