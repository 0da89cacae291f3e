import { useEffect } from 'preact/hooks';
import { useServices, useTexts } from '../../../kit/context.ts';
import { later } from '../../../kit/controls/lazy.tsx';
import type { SiegeProps } from '../text.ts';

const HandOver = later(
  () => import('../../../kit/send/entry.ts').then((module) => module.HandSiege),
  ['armies'],
);

/** The siege goes on on another phone, with all that happened in it. */
export function HandSiege({ model, siege, names, onClose }: SiegeProps & { readonly onClose: () => void }) {
  const { notices } = useServices();
  const t = useTexts('castlesiege');
  // What is handed over is not taken back beneath its codes.
  useEffect(() => {
    const shown = notices.current.peek();
    if (shown) notices.dismiss(shown.id);
  }, [notices]);
  const kept = model.kept.value;
  if (!kept) return null;
  const called = names.siege(siege.name);
  return (
    <HandOver
      game="mage-knight"
      name={called}
      title={t.title(called)}
      file="siege"
      where={t.where}
      linkText={(address) => t.link(called, address)}
      kept={kept}
      onClose={onClose}
    />
  );
}
