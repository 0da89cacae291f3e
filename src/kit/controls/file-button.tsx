import type { ComponentChildren } from 'preact';
import { Icon } from './icon.tsx';

interface FileButtonProps {
  readonly children: ComponentChildren;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button by which files of the device are chosen: any, as some phones grey out what ends as they do not know. */
export function FileButton({ children, multiple = false, onFiles }: FileButtonProps) {
  return (
    <label class="button file-button">
      <Icon name="upload" />
      {children}
      <input
        type="file"
        class="visually-hidden"
        multiple={multiple}
        onChange={(event) => {
          const input = event.currentTarget;
          onFiles([...(input.files ?? [])]);
          // Emptied, so that the same file can be chosen again.
          input.value = '';
        }}
      />
    </label>
  );
}
