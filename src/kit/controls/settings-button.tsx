import { useServices, useTexts } from '../context.ts';
import { Button } from './button.tsx';

interface SettingsButtonProps {
  readonly kind?: 'quiet';
  readonly wide?: boolean;
  /** Closes what it stands in, where that does not go with its place. */
  readonly onLeave?: () => void;
}

/** The way to the settings, in the sheet behind the head of a place or a screen. */
export function SettingsButton({ kind, wide, onLeave }: SettingsButtonProps) {
  const { navigation } = useServices();
  const { openSettings } = useTexts('shell');
  const leave = () => {
    onLeave?.();
    navigation.go('settings');
  };
  return (
    <Button {...(kind && { kind })} {...(wide && { wide })} icon="gear" onClick={leave}>
      {openSettings}
    </Button>
  );
}
