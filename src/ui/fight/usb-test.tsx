import type { UsbTestModel } from '../../state/usb-test.ts';

export function UsbTest(_props: { readonly model: UsbTestModel }) {
  return <div />;
}
