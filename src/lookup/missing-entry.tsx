import { Button } from '../kit/button.tsx';
import { useServices, useTexts } from '../kit/context.ts';

/** The address names a rule that is not there. */
export function MissingEntry({ id }: { readonly id: string }) {
  const { navigation } = useServices();
  const t = useTexts('rules');
  return (
    <div class="note stack">
      <p>{t.missing(id)}</p>
      <Button icon="search" onClick={() => navigation.go('rules')}>
        {t.toSearch}
      </Button>
    </div>
  );
}
