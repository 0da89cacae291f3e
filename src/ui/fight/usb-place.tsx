import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { FightModel } from '../../state/fight.ts';
import { useServices, useTexts } from '../context.ts';

/** The test of USB, fetched when it is first shown. */
export function UsbPlace({ model }: { readonly model: FightModel }) {
  const { offline, language } = useServices();
  const t = useTexts('fight');
  const render = useSignal<(() => ComponentChildren) | undefined>(undefined);
  useEffect(() => {
    let current = true;
    Promise.all([import('./usb-test.tsx'), model.usbTest(), language.load(['usb'])]).then(
      ([{ UsbTest }, usbTest]) => {
        if (current) render.value = () => <UsbTest model={usbTest} />;
      },
      () => {
        if (current) offline.markOutdated();
      },
    );
    return () => {
      current = false;
    };
  }, [model, offline, language, render]);
  return <div data-game="usb">{render.value ? render.value() : <p class="hint">{t.loading}</p>}</div>;
}
