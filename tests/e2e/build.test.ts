import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';

const namesIn = (folder: string) =>
  readdirSync(path.join(folder, 'assets'), { recursive: true }).map(String).sort();

describe('build', () => {
  it('build: a version that changes nothing else gives no file another name', () => {
    const page = (folder: string) => readFileSync(path.join(folder, 'index.html'), 'utf8');
    expect(page(inject('nextApp'))).toContain('9.9.9');
    expect(page(inject('app'))).not.toContain('9.9.9');
    expect(namesIn(inject('nextApp'))).toEqual(namesIn(inject('app')));
  });
});
