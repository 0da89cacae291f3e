import { useComputed } from '@preact/signals';
import { useTexts } from '../../kit/context.ts';
import { Icon } from '../../kit/controls/icon.tsx';
import type { CastleMapModel } from './map-model.ts';
import { TapeChip } from './tape-mark.tsx';

interface MapStatusProps {
  readonly model: CastleMapModel;
  /** Shows what is wrong. */
  readonly onOpen: () => void;
}

/** The answer, over the map: legal or not as all stands now, what is held too, and the way to what is wrong. */
export function MapStatus({ model, onOpen }: MapStatusProps) {
  const t = useTexts('castlemap');
  const wrong = useComputed(() => model.laidFindings.value.length).value;
  const sections = useComputed(() => model.laid.value.sections.length).value;
  const empty = sections === 0 && wrong === 0;
  return (
    <div class="map-status" data-answer={empty ? undefined : wrong > 0 ? 'no' : 'yes'}>
      {wrong > 0 ? (
        <button type="button" class="map-answer" onClick={onOpen}>
          <Icon name="warning" size={20} />
          <span>{t.wrong(wrong)}</span>
        </button>
      ) : (
        <p class="map-answer">
          {!empty && <Icon name="check" size={20} />}
          <span>{empty ? t.empty : t.legal}</span>
        </p>
      )}
      <TapeChip model={model} />
    </div>
  );
}
