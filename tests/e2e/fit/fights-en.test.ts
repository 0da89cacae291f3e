import { walkAll } from './whole.ts';

walkAll('en', ['fights']);
