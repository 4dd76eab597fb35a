/** The sounds, synthesized from noise and tones so that no file is loaded. */
import type { SoundName } from "../boards/contract.ts";

interface Noise {
  at: number; // seconds from now
  lasts: number;
  loudness: number;
  /** Centre of the band, in hertz, at the beginning and at the end. */
  band: [number, number];
  width: number; // quality of the filter: a high one sounds like a tone
}

interface Tone {
  at: number;
  lasts: number;
  loudness: number;
  pitch: [number, number];
  shape: OscillatorType;
}

interface Sound {
  noises?: Noise[];
  tones?: Tone[];
}

const knock = (at: number, pitch: number, loudness: number): Noise => ({
  at,
  lasts: 0.045,
  loudness,
  band: [pitch, pitch * 0.8],
  width: 5,
});
const clink = (at: number, pitch: number, loudness: number): Tone => ({
  at,
  lasts: 0.28,
  loudness,
  pitch: [pitch, pitch],
  shape: "triangle",
});

const SOUNDS: Record<SoundName, Sound> = {
  dice: {
    noises: [0, 0.07, 0.13, 0.22, 0.28, 0.37, 0.49, 0.58].map((at, index) =>
      knock(at, 1500 + 420 * ((index * 3) % 5), 0.9 - 0.08 * index),
    ),
  },
  coins: { tones: [0, 0.06, 0.1, 0.17, 0.21].map((at, index) => clink(at, 2900 + 610 * ((index * 2) % 4), 0.2)) },
  cards: { noises: [{ at: 0, lasts: 0.13, loudness: 0.5, band: [2600, 5200], width: 0.9 }, knock(0.12, 700, 0.4)] },
  cannon: {
    noises: [{ at: 0, lasts: 0.9, loudness: 1.6, band: [420, 60], width: 0.6 }],
    tones: [{ at: 0, lasts: 0.55, loudness: 0.8, pitch: [105, 34], shape: "sine" }],
  },
  waves: {
    noises: [
      { at: 0, lasts: 0.9, loudness: 0.28, band: [300, 900], width: 0.7 },
      { at: 0.5, lasts: 1.1, loudness: 0.22, band: [950, 260], width: 0.7 },
    ],
  },
  turn: {
    tones: [0, 0.22].flatMap((at) =>
      [1046, 1570, 2640].map((pitch, index) => ({ ...clink(at, pitch, 0.24 / (index + 1)), lasts: 0.9 })),
    ),
  },
};

const SILENT = 0.0001; // exponential ramps cannot reach zero
const NOISE_SECONDS = 2;

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

export function synthesize(name: SoundName, volume: number): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume(); // until the person has clicked
  const output = context.createGain();
  output.gain.value = volume * volume; // loudness is heard on a logarithmic scale
  output.connect(context.destination);
  for (const one of SOUNDS[name].noises ?? []) playNoise(context, output, one);
  for (const one of SOUNDS[name].tones ?? []) playTone(context, output, one);
}

function playNoise(audio: AudioContext, output: AudioNode, { at, lasts, loudness, band, width }: Noise): void {
  const source = audio.createBufferSource();
  source.buffer = noise ??= whiteNoise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = width;
  glide(filter.frequency, band, audio.currentTime + at, lasts);
  play(source, source.connect(filter), output, at, lasts, loudness);
}

function playTone(audio: AudioContext, output: AudioNode, { at, lasts, loudness, pitch, shape }: Tone): void {
  const source = audio.createOscillator();
  source.type = shape;
  glide(source.frequency, pitch, audio.currentTime + at, lasts);
  play(source, source, output, at, lasts, loudness);
}

/** Start a source whose loudness fades out. */
function play(
  source: AudioScheduledSourceNode,
  end: AudioNode,
  output: AudioNode,
  at: number,
  lasts: number,
  loudness: number,
): void {
  const gain = source.context.createGain();
  const start = source.context.currentTime + at;
  glide(gain.gain, [loudness, SILENT], start, lasts);
  end.connect(gain).connect(output);
  source.start(start);
  source.stop(start + lasts);
}

function glide(param: AudioParam, [from, to]: [number, number], start: number, lasts: number): void {
  param.setValueAtTime(from, start);
  param.exponentialRampToValueAtTime(to, start + lasts);
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * NOISE_SECONDS, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = 2 * Math.random() - 1;
  return buffer;
}
