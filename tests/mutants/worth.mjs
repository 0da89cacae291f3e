// What makes no mutant worth a test: faults that the compiler refuses, and what no test below the browser can see.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';

const project = () => join(process.cwd(), 'tsconfig.json');

/** Where a place, with line and column from nought, stands in a text. */
function offsetOf(text, { line, column }) {
  let begin = 0;
  for (let passed = 0; passed < line; passed++) begin = text.indexOf('\n', begin) + 1;
  return begin + column;
}

/**
 * Leaves out what `npm run types` finds, about half of all. It looks at the changed file alone, which takes
 * milliseconds; a mutant that only other files would refuse is left to the tests.
 */
export class Compiler {
  #changed = new Map();
  #compiler = new API({ cwd: process.cwd(), fs: { readFile: (path) => this.#changed.get(path) } });

  constructor() {
    this.#compiler.updateSnapshot({ openProject: project() }).dispose();
  }

  close() {
    this.#compiler.close();
  }

  refuses({ fileName, location, replacement }) {
    const text = readFileSync(fileName, 'utf8');
    const before = [...this.#changed.keys()];
    this.#changed.clear();
    this.#changed.set(
      fileName,
      text.slice(0, offsetOf(text, location.start)) + replacement + text.slice(offsetOf(text, location.end)),
    );
    const snapshot = this.#compiler.updateSnapshot({
      openProject: project(),
      fileChanges: { changed: [...new Set([...before, fileName])] },
    });
    try {
      return snapshot
        .getProjects()
        .flatMap(({ program }) => [
          ...program.getSyntacticDiagnostics(fileName),
          ...program.getSemanticDiagnostics(fileName),
        ])
        .some(({ category }) => category === 1);
    } finally {
      snapshot.dispose();
    }
  }
}

const looks = new Set(
  'class style viewBox d points transform x y x1 x2 y1 y2 cx cy r rx ry dx dy width height'.split(' '),
);

const ignored = [
  {
    why: 'How it looks: the walk of fit and the pictures see it.',
    when: ({ node }) => node.type === 'JSXAttribute' && looks.has(node.name.name),
  },
  {
    why: 'A key only says what stays itself while a list changes.',
    when: ({ node }) => node.type === 'JSXAttribute' && node.name.name === 'key',
  },
  {
    why: 'Asked for by the compiler alone: there are as many as are taken.',
    when: ({ node, parent, parentPath }) =>
      node.type === 'StringLiteral' &&
      node.value === '' &&
      parent?.type === 'AssignmentPattern' &&
      parentPath.parent?.type === 'ArrayPattern',
  },
  {
    why: 'Said to a developer.',
    when: ({ node, parent }) =>
      parent?.type === 'NewExpression' && parent.callee.name === 'Error' && parent.callee !== node,
  },
];

export const ignorer = { shouldIgnore: (path) => ignored.find(({ when }) => when(path))?.why };
