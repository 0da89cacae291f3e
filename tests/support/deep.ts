import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Only `npm run test:deep` counts every case and throws dice for long. */
    deep: boolean;
  }
}

/** Every case where time does not matter, some that stand for all of them otherwise. */
export function deepOr<Value>(all: Value, some: Value): Value {
  return inject('deep') ? all : some;
}

/** Every case, or each so-and-so-many-th of them. */
export function deepOrEach<Value>(step: number, all: readonly Value[]): readonly Value[] {
  return deepOr(
    all,
    all.filter((_, at) => at % step === 0),
  );
}
