import { NOTES, type SoundName, type Tone } from './tones.ts';

/** A tone that sets in at once would click. */
const ATTACK = 0.008;
/** What can't be heard any more; an exponential never comes to nothing. */
const SILENCE = 0.0005;

function sound(context: BaseAudioContext, out: AudioNode, tone: Tone, start: number): void {
  const from = start + tone.at;
  const end = from + tone.length;
  const oscillator = new OscillatorNode(context, { type: tone.wave, frequency: tone.pitch });
  if (tone.to !== undefined) {
    oscillator.frequency.setValueAtTime(tone.pitch, from);
    oscillator.frequency.exponentialRampToValueAtTime(tone.to, end);
  }
  const level = new GainNode(context, { gain: 0 });
  level.gain.setValueAtTime(0, from);
  level.gain.linearRampToValueAtTime(tone.level, from + ATTACK);
  level.gain.exponentialRampToValueAtTime(SILENCE, end);
  oscillator.connect(level).connect(out);
  oscillator.start(from);
  oscillator.stop(end);
}

/** Has a sound played by a context, at a time of it; `volume` is from 0 to 1. */
export function schedule(context: BaseAudioContext, name: SoundName, volume: number, start: number): void {
  // Loudness is heard by its powers: half of the way should sound like half.
  const out = new GainNode(context, { gain: volume ** 2 });
  out.connect(context.destination);
  for (const tone of NOTES[name]) sound(context, out, tone, start);
}

/** Renders a sound as the samples that would be heard; tests measure these. */
export async function render(name: SoundName, volume: number): Promise<Float32Array> {
  const rate = 44_100;
  const context = new OfflineAudioContext(1, rate, rate);
  schedule(context, name, volume, 0);
  return (await context.startRendering()).getChannelData(0);
}
