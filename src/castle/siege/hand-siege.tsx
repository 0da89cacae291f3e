import { useTexts } from '../../kit/context.ts';
import { later } from '../../kit/later.tsx';
import { calledOf, type SiegeProps } from './text.ts';

const HandOver = later(
  () => import('../../kit/send/entry.ts').then((module) => module.HandSiege),
  ['armies'],
);

/** The siege goes on on another phone, with all that happened in it. */
export function HandSiege({ model, siege, names, onClose }: SiegeProps & { readonly onClose: () => void }) {
  const t = useTexts('castlehanded');
  const kept = model.kept.value;
  if (!kept) return null;
  const called = calledOf(siege, names);
  return (
    <HandOver
      game="mage-knight"
      name={called}
      file="siege"
      where={t.where}
      linkText={(address) => t.link(called, address)}
      kept={kept}
      onClose={onClose}
    />
  );
}
