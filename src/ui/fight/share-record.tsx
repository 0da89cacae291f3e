import { useTexts } from '../context.ts';
import { Button } from '../parts/button.tsx';
import { useShare } from '../parts/share-text.tsx';

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
