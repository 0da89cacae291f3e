// The place Armies keeps armies on the device.
// model.ts is the place: list, trash and editor (editor.ts, saver.ts stores what is edited). What a game adds to a line
// and to an army is in brikwars/, mage-knight/ and usb/, fetched where such an army is opened.
export { createArmiesModel } from './model.ts';
export { default } from './screen.tsx';
