import { mayHear } from './may-hear.ts';

type Sound = 'throw' | 'land';

/** Each is a short noise, filtered: so long in seconds, so high, so loud. */
const made: Readonly<
  Record<Sound, { readonly lasts: number; readonly pitch: number; readonly gain: number }>
> = {
  throw: { lasts: 0.12, pitch: 2400, gain: 0.12 },
  land: { lasts: 0.09, pitch: 420, gain: 0.5 },
};

let context: AudioContext | undefined;

/** Plays a sound that is made on the spot; a device that refuses stays silent. */
export function play(sound: Sound): void {
  if (!mayHear()) return;
  context ??= new AudioContext();
  void context.resume();
  const { lasts, pitch, gain } = made[sound];
  const { sampleRate, currentTime, destination } = context;
  const noise = context.createBuffer(1, Math.ceil(sampleRate * lasts), sampleRate);
  const samples = noise.getChannelData(0);
  // It dies away; what it is made of needs no dice.
  let last = 1;
  for (let at = 0; at < samples.length; at += 1) {
    last = (last * 16807) % 2147483647;
    samples[at] = (last / 1073741823.5 - 1) * (1 - at / samples.length) ** 3;
  }
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 0.8 });
  const loud = new GainNode(context, { gain });
  source.connect(filter).connect(loud).connect(destination);
  source.start(currentTime);
}
