import { Button } from '../../kit/button.tsx';
import { useTexts } from '../../kit/context.ts';
import { FaceCounts } from '../../kit/face-counts.tsx';
import { TablePad } from '../../kit/table-pad.tsx';
import type { TypedWave, UsbTestModel } from './model.ts';

interface UsbTestWaveProps {
  readonly model: UsbTestModel;
  readonly typing: TypedWave;
}

/** The dice of one roll from the table, counted by face. */
export function UsbTestWave({ model, typing }: UsbTestWaveProps) {
  const t = useTexts('usb');
  const { wave, counts, missing, index } = typing;
  return (
    <TablePad
      onClose={model.stopTyping}
      title={t.typeWave[wave.purpose](wave.dice.length)}
      level={2}
      words={<p class="hint">{missing > 0 ? t.missing(missing) : '\u00a0'}</p>}
      tools={
        <>
          <Button icon="undo" label={t.previousWave} disabled={index === 0} onClick={model.reopenWave} />
          <Button onClick={model.stopTyping}>{t.stopTyping}</Button>
          <Button kind="primary" disabled={missing > 0} onClick={model.finishWave}>
            {t.next}
          </Button>
        </>
      }
    >
      <FaceCounts counts={counts} missing={missing} label={t.showing} onCount={model.setCount} />
    </TablePad>
  );
}
