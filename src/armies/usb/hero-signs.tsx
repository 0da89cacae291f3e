import { Toggle } from '../../kit/choice.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import { Icon } from '../../kit/icon.tsx';
import type { UsbArmyModel, UsbLine } from './model.ts';

interface HeroSignsProps {
  readonly army: UsbArmyModel;
  readonly command: UsbLine['command'];
  readonly line: string;
  readonly name: string;
}

/** That a line is a hero, and whether he commands; among several equally dear their owner chooses. */
export function HeroSigns({ army, command, line, name }: HeroSignsProps) {
  const { announcer } = useServices();
  const t = useTexts('usbarmy');
  return (
    <div class="usb-signs">
      <span class="usb-sign">
        <Icon name="bolt" size={18} /> {t.hero}
      </span>
      {command === 'has' && (
        <span class="usb-sign">
          <Icon name="armies" size={18} /> {t.commander}
        </span>
      )}
      {(command === 'chosen' || command === 'could') && (
        <Toggle
          pressed={command === 'chosen'}
          onChange={() => {
            army.giveCommand(line);
            announcer.announce(t.nowCommander(name));
          }}
        >
          {t.commander}
        </Toggle>
      )}
    </div>
  );
}
