import type { SoundName } from '../../protocol/settings.ts';
import { type Grain, NOTES, type Tone } from './tones.ts';

/** A tone that sets in at once would click. */
const ATTACK = 0.008;
/** What can't be heard any more; an exponential never comes to nothing. */
const SILENCE = 0.0005;

/** Rises to its level and dies away. */
function envelope(context: BaseAudioContext, { level, length }: Tone | Grain, rise: number, from: number) {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(level, from + rise);
  gain.gain.exponentialRampToValueAtTime(SILENCE, from + length);
  return gain;
}

function playTone(context: BaseAudioContext, out: AudioNode, tone: Tone, start: number): void {
  const from = start + tone.at;
  const end = from + tone.length;
  const oscillator = new OscillatorNode(context, { type: tone.wave, frequency: tone.pitch });
  if (tone.to !== undefined) {
    oscillator.frequency.setValueAtTime(tone.pitch, from);
    oscillator.frequency.exponentialRampToValueAtTime(tone.to, end);
  }
  oscillator.connect(envelope(context, tone, ATTACK, from)).connect(out);
  oscillator.start(from);
  oscillator.stop(end);
}

/** Half a second of noise, the same every time. */
function noiseFor(context: BaseAudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: context.sampleRate / 2, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    // A linear congruential generator: nobody hears its flaws.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    samples[i] = state / 2 ** 31;
  }
  return buffer;
}

function playGrain(
  context: BaseAudioContext,
  out: AudioNode,
  grain: Grain,
  noise: AudioBuffer,
  start: number,
) {
  const from = start + grain.at;
  const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: grain.pitch, Q: grain.narrow });
  source
    .connect(band)
    .connect(envelope(context, grain, grain.rise, from))
    .connect(out);
  // Not all grains from the same place, or they would all be one.
  source.start(from, grain.at % 0.5);
  source.stop(from + grain.length);
}

/** Has a sound played by a context, at a time of it; `volume` is from 0 to 1. */
export function schedule(context: BaseAudioContext, name: SoundName, volume: number, start: number): void {
  // Loudness is heard by its powers: half of the way should sound like half.
  const out = new GainNode(context, { gain: volume ** 2 });
  out.connect(context.destination);
  const noise = noiseFor(context);
  for (const note of NOTES[name])
    if (note.wave === 'noise') playGrain(context, out, note, noise, start);
    else playTone(context, out, note, start);
}

/** Renders a sound as the samples that would be heard; tests measure these. */
export async function render(name: SoundName, volume: number): Promise<Float32Array> {
  const rate = 44_100;
  const context = new OfflineAudioContext(1, rate, rate);
  schedule(context, name, volume, 0);
  return (await context.startRendering()).getChannelData(0);
}
