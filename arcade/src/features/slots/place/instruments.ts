import type { Instrument } from '@baize/ui/art/stage/sounds'

/** What every instrument plays with. */
export type Band = {
  readonly context: AudioContext
  readonly out: AudioNode
  /** To the echo. */
  readonly send: AudioNode
  readonly noise: AudioBuffer
}

type Play = (band: Band, hertz: number, at: number, ms: number, level: number) => void

/** Comes up within a moment and dies away. */
function envelope({ context, out, send }: Band, at: number, ms: number, level: number, up = 0.005) {
  const gain = context.createGain()
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(level, at + up)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + Math.max(ms / 1000, up + 0.01))
  gain.connect(out)
  gain.connect(send)
  return gain
}

function tone(
  { context }: Band,
  type: OscillatorType,
  hertz: number,
  at: number,
  ms: number,
  to: AudioNode,
): OscillatorNode {
  const made = context.createOscillator()
  made.type = type
  made.frequency.setValueAtTime(hertz, at)
  made.start(at)
  made.stop(at + ms / 1000 + 0.05)
  made.connect(to)
  return made
}

function sieve({ context }: Band, type: BiquadFilterType, hertz: number, q: number, to: AudioNode) {
  const made = context.createBiquadFilter()
  made.type = type
  made.frequency.value = hertz
  made.Q.value = q
  made.connect(to)
  return made
}

function noise({ context, noise: buffer }: Band, at: number, ms: number, to: AudioNode): void {
  const made = context.createBufferSource()
  made.buffer = buffer
  made.loop = true
  made.start(at, Math.random())
  made.stop(at + ms / 1000 + 0.05)
  made.connect(to)
}

/** Oscillators and noise: nothing is loaded. */
export const instruments: Readonly<Record<Instrument, Play>> = {
  pluck(band, hertz, at, ms, level) {
    const filter = sieve(band, 'lowpass', hertz * 6, 1, envelope(band, at, ms, level, 0.002))
    filter.frequency.setValueAtTime(hertz * 9, at)
    filter.frequency.exponentialRampToValueAtTime(hertz * 1.2, at + ms / 1000)
    tone(band, 'sawtooth', hertz, at, ms, filter)
  },
  zither(band, hertz, at, ms, level) {
    const filter = sieve(band, 'lowpass', hertz * 5, 2, envelope(band, at, ms, level, 0.002))
    const bent = tone(band, 'sawtooth', hertz * 1.03, at, ms, filter)
    bent.frequency.exponentialRampToValueAtTime(hertz, at + 0.09)
    tone(band, 'triangle', hertz * 2, at, ms, filter)
  },
  bell(band, hertz, at, ms, level) {
    const index = band.context.createGain()
    index.gain.setValueAtTime(hertz * 2.2, at)
    index.gain.exponentialRampToValueAtTime(1, at + ms / 1400)
    const carrier = tone(band, 'sine', hertz, at, ms, envelope(band, at, ms, level, 0.002))
    tone(band, 'sine', hertz * 3.51, at, ms, index)
    index.connect(carrier.frequency)
  },
  glass(band, hertz, at, ms, level) {
    tone(band, 'sine', hertz, at, ms, envelope(band, at, ms, level, 0.01))
    tone(band, 'sine', hertz * 2.76, at, ms * 0.6, envelope(band, at, ms * 0.6, level * 0.3))
  },
  marimba(band, hertz, at, ms, level) {
    tone(band, 'sine', hertz, at, ms, envelope(band, at, ms, level, 0.002))
    const short = envelope(band, at, ms * 0.25, level * 0.5, 0.001)
    tone(band, 'sine', hertz * 3.93, at, ms * 0.3, short)
  },
  flute(band, hertz, at, ms, level) {
    const voice = tone(band, 'triangle', hertz, at, ms, envelope(band, at, ms, level, 0.06))
    const depth = band.context.createGain()
    depth.gain.value = hertz * 0.008
    tone(band, 'sine', 5.2, at, ms, depth)
    depth.connect(voice.frequency)
    const breath = envelope(band, at, ms, level * 0.25, 0.05)
    noise(band, at, ms, sieve(band, 'bandpass', hertz * 2, 8, breath))
  },
  brass(band, hertz, at, ms, level) {
    const filter = sieve(band, 'lowpass', hertz, 1, envelope(band, at, ms, level, 0.04))
    filter.frequency.setValueAtTime(hertz, at)
    filter.frequency.linearRampToValueAtTime(hertz * 5, at + 0.09)
    filter.frequency.linearRampToValueAtTime(hertz * 2, at + ms / 1000)
    tone(band, 'sawtooth', hertz, at, ms, filter)
    tone(band, 'sawtooth', hertz * 1.006, at, ms, filter)
  },
  reed(band, hertz, at, ms, level) {
    const filter = sieve(band, 'lowpass', 2400, 1, envelope(band, at, ms, level, 0.03))
    tone(band, 'square', hertz, at, ms, filter)
    tone(band, 'square', hertz * 1.012, at, ms, filter)
  },
  pad(band, hertz, at, ms, level) {
    const filter = sieve(band, 'lowpass', 900, 1, envelope(band, at, ms, level, ms / 2500))
    tone(band, 'sawtooth', hertz, at, ms, filter)
    tone(band, 'sawtooth', hertz * 1.004, at, ms, filter)
    tone(band, 'sine', hertz / 2, at, ms, filter)
  },
  blip(band, hertz, at, ms, level) {
    const filter = sieve(band, 'lowpass', 3200, 1, envelope(band, at, ms, level, 0.002))
    tone(band, 'square', hertz, at, ms, filter)
  },
  drum(band, hertz, at, ms, level) {
    const skin = tone(band, 'sine', hertz * 2.4, at, ms, envelope(band, at, ms, level, 0.001))
    skin.frequency.exponentialRampToValueAtTime(hertz, at + 0.07)
    const click = envelope(band, at, 50, level * 0.4, 0.001)
    noise(band, at, 40, sieve(band, 'lowpass', 1200, 1, click))
  },
  wood(band, hertz, at, _ms, level) {
    tone(band, 'triangle', hertz, at, 60, envelope(band, at, 70, level, 0.001))
    const knock = envelope(band, at, 45, level, 0.001)
    noise(band, at, 30, sieve(band, 'bandpass', hertz * 2.5, 6, knock))
  },
  stone(band, hertz, at, ms, level) {
    const body = tone(band, 'sine', hertz, at, ms, envelope(band, at, ms, level, 0.002))
    body.frequency.exponentialRampToValueAtTime(hertz * 0.6, at + ms / 1000)
    const grind = envelope(band, at, ms, level * 1.2, 0.004)
    noise(band, at, ms, sieve(band, 'lowpass', 420, 0.7, grind))
  },
  anvil(band, hertz, at, ms, level) {
    ;[1, 1.72, 2.81, 4.37, 5.62].forEach((partial, index) => {
      const ring = envelope(band, at, ms / (1 + index * 0.35), level / (1 + index * 0.5), 0.001)
      const wave = index === 0 ? 'triangle' : 'sine'
      tone(band, wave, hertz * partial, at, ms / (1 + index * 0.3), ring)
    })
    noise(band, at, 20, sieve(band, 'highpass', 3000, 1, envelope(band, at, 30, level, 0.001)))
  },
  drop(band, hertz, at, ms, level) {
    const voice = tone(band, 'sine', hertz * 0.7, at, ms, envelope(band, at, ms, level, 0.004))
    voice.frequency.exponentialRampToValueAtTime(hertz * 1.6, at + 0.06)
  },
  hiss(band, hertz, at, ms, level) {
    const swell = envelope(band, at, ms, level, ms / 3000)
    noise(band, at, ms, sieve(band, 'bandpass', hertz, 1.2, swell))
  },
  thunder(band, hertz, at, ms, level) {
    const filter = sieve(band, 'lowpass', hertz * 6, 0.6, envelope(band, at, ms, level, 0.01))
    filter.frequency.exponentialRampToValueAtTime(hertz, at + ms / 1000)
    noise(band, at, ms, filter)
    tone(band, 'sine', hertz * 0.7, at, ms, envelope(band, at, ms, level * 0.6, 0.03))
  },
  flap(band, hertz, at, _ms, level) {
    noise(band, at, 16, sieve(band, 'bandpass', hertz, 3, envelope(band, at, 22, level, 0.001)))
  },
  whistle(band, hertz, at, ms, level) {
    const steam = envelope(band, at, ms, level, 0.05)
    for (const part of [1, 1.26, 1.498]) tone(band, 'triangle', hertz * part, at, ms, steam)
    const breath = envelope(band, at, ms, level * 0.4, 0.04)
    noise(band, at, ms, sieve(band, 'bandpass', hertz * 3, 3, breath))
  },
}
