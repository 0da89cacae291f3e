import { walkAll } from './whole.ts';

walkAll('pl', ['fights']);
