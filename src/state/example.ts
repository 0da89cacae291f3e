import type { Services } from './services.ts';

export interface ExampleModel {
  readonly services: Services;
}

export async function createExampleModel(services: Services): Promise<ExampleModel> {
  return { services };
}
