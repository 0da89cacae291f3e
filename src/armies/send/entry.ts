// From phone to phone: kit/send packs what is sent for codes, a link and a file; receiver.ts leads what comes, by the
// camera (scanner.ts), a photo, a file or a link, to the preview of what it brings.

export { ImportStatus } from '../import-preview.tsx';
export { ReceiveScreen } from './receive-screen.tsx';
export { SendSheet } from './send-sheet.tsx';
