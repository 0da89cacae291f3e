import { useServices, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { battlePath } from './battle/paths.ts';
import { leaguePath } from './league/paths.ts';

/** Only here: the signs of `Icon` are part of the start. */
function Cup() {
  return (
    <svg class="army-cup" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M7 3h10v6a5 5 0 0 1-10 0zM7 5H3v1a4 4 0 0 0 4 4M17 5h4v1a4 4 0 0 1-4 4M12 14v4M8 21h8M9 21q0-3 3-3t3 3" />
    </svg>
  );
}

export function ToBattles() {
  const { navigation } = useServices();
  const { battles } = useTexts('battle');
  return (
    <Button icon="fight" onClick={() => navigation.go(`armies/${battlePath}`)}>
      {battles}
    </Button>
  );
}

export function ToLeague() {
  const { navigation } = useServices();
  const t = useTexts('league');
  return (
    <Button onClick={() => navigation.go(`armies/${leaguePath}`)}>
      <Cup />
      {t.open}
    </Button>
  );
}
