import { describe, expect, it } from 'vitest';
import { errorDetails } from '../../src/app/error-page.tsx';

function thrown(stack?: string): Error {
  const error = new TypeError('dice are gone');
  if (stack === undefined) delete error.stack;
  else error.stack = stack;
  return error;
}

describe('error-page', () => {
  it.each([
    [
      'V8',
      thrown('TypeError: dice are gone\n    at roll (a.js:1:2)'),
      /^TypeError: dice are gone\n {4}at roll/,
    ],
    ['Gecko', thrown('roll@a.js:1:2\n@a.js:3:4\n'), /^TypeError: dice are gone\nroll@a\.js:1:2\n@a\.js:3:4$/],
    ['JavaScriptCore', thrown('@'), /^TypeError: dice are gone\n@$/],
    ['an engine without stacks', thrown(), /^TypeError: dice are gone$/],
    ['an error without words', Object.assign(new Error(), { stack: 'a@b' }), /^Error\na@b$/],
    ['no error', 'gone', /^gone$/],
  ])('error-page: the message is shown in every engine: %s', (_title, error, shown) => {
    const text = errorDetails(error);
    expect(text).toMatch(shown);
    expect(text.split('dice are gone').length).toBeLessThanOrEqual(2);
  });
});
