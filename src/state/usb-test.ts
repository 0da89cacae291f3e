import type { Services } from './services.ts';

export type UsbTestModel = Readonly<Record<string, never>>;

export async function createUsbTestModel(_services: Services): Promise<UsbTestModel> {
  return {};
}
