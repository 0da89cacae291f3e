/** Whether the device can make a sound at all. */
export const mayHear = (): boolean => typeof globalThis.AudioContext === 'function';
