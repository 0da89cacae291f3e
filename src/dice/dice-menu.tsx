import { Button } from '../kit/button.tsx';
import { Toggle } from '../kit/choice.tsx';
import { useServices, useTexts } from '../kit/context.ts';
import { Dialog } from '../kit/dialog.tsx';
import { allowShakes } from './shake.ts';

/** What few need at the table. */
export function DiceMenu({ onClose }: { readonly onClose: () => void }) {
  const { navigation, settings, notices } = useServices();
  const t = useTexts('table');
  const compose = useTexts('compose');
  const { animation, haptics = true, shake = false } = settings.value.value;
  const go = (path: string) => {
    onClose();
    navigation.go(path);
  };
  async function turnShake(on: boolean): Promise<void> {
    const allowed = !on || (await allowShakes());
    if (allowed) settings.change({ shake: on });
    else notices.show(t.shakeRefused);
  }
  return (
    <Dialog title={t.menuTitle} onClose={onClose}>
      <Button wide icon="fight" onClick={() => go('dice/contests')}>
        {t.contests}
      </Button>
      <Button wide icon="scales" onClick={() => go('dice/fairness')}>
        {t.fairness}
      </Button>
      <div class="chips">
        <Toggle pressed={!animation} onChange={(on) => settings.change({ animation: !on })}>
          {compose.instant}
        </Toggle>
        <Toggle pressed={haptics} onChange={(on) => settings.change({ haptics: on })}>
          {t.vibration}
        </Toggle>
        <Toggle pressed={shake} onChange={(on) => void turnShake(on)}>
          {t.shake}
        </Toggle>
      </div>
      <p class="hint">{t.shakeHint}</p>
    </Dialog>
  );
}
