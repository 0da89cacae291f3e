import { useServices, useTexts } from '../context.ts';
import { Button } from '../parts/button.tsx';

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
