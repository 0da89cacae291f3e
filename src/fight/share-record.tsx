import { Button } from '../kit/button.tsx';
import { useTexts } from '../kit/context.ts';
import { useShare } from '../kit/share-text.tsx';

/** Sends the record of a fight to a friend. Needs the texts `rolls`. */
export function ShareRecord({ text }: { readonly text: () => string }) {
  const t = useTexts('fightplay');
  const { share, byHand } = useShare();
  return (
    <>
      <Button icon="share" onClick={() => share(text())}>
        {t.shareRecord}
      </Button>
      {byHand}
    </>
  );
}
