import type { Turns } from '@baize/ui/art/families/turns'
import type { Instrument, Note, SoundRecipe } from '@baize/ui/art/stage/sounds'
import { instruments, type Band } from './instruments.ts'

/** A family's instruments, in the key and at the pace of one title. */
export type Orchestra = {
  play(notes: readonly Note[]): void
  /** Sounds are wanted, or no more. Nothing sounds while the page is hidden. */
  turn(on: boolean): void
  close(): void
}

const keys = [0, 2, 3, 5, -2, -4] as const
const tempos = [0.85, 1, 1.2] as const
const wholeLevel = 0.8

export function createOrchestra(
  recipe: SoundRecipe,
  { key, tempo, accent }: Pick<Turns, 'key' | 'tempo' | 'accent'>,
): Orchestra {
  const root = recipe.root * 2 ** ((keys[key] ?? 0) / 12)
  const stepMs = recipe.bed.stepMs * (tempos[tempo] ?? 1)
  const [lead] = recipe.leads
  const accented = recipe.leads[accent]
  let band: (Band & { readonly context: AudioContext }) | undefined
  let isRefused = false
  let isOn = false
  let bed: ReturnType<typeof setInterval> | undefined
  let step = 0

  /** A browser that refuses sound ends nothing, and is not asked again: the game goes on in silence. */
  function ready() {
    if (band || isRefused || typeof AudioContext === 'undefined') return band
    try {
      band = makeBand(recipe)
    } catch {
      isRefused = true
    }
    return band
  }

  const hertzOf = (degree: number | string): number => {
    if (typeof degree === 'string') return Number(degree)
    const { scale } = recipe
    const octave = Math.floor(degree / scale.length)
    const half = scale[degree - octave * scale.length] ?? 0
    return root * 2 ** ((half + 12 * octave) / 12)
  }

  /** Titles of a family lead with another of its instruments. */
  const voiceOf = (name: Instrument): Instrument => (name === lead && accented ? accented : name)

  function play(notes: readonly Note[]): void {
    if (!isOn || document.hidden) return
    const playing = ready()
    if (!playing) return
    if (playing.context.state === 'suspended') void playing.context.resume().catch(() => undefined)
    const from = playing.context.currentTime + 0.01
    for (const [name, degree, atMs = 0, ms = 200, level = 0.1] of notes) {
      instruments[voiceOf(name)](playing, hertzOf(degree), from + atMs / 1000, ms, level)
    }
  }

  function playBed(): void {
    const { notes } = recipe.bed
    const next = notes[step % notes.length]
    step += 1
    if (next) play(next)
  }

  function hush(): void {
    if (!band) return
    if (document.hidden) void band.context.suspend().catch(() => undefined)
    else if (isOn) void band.context.resume().catch(() => undefined)
  }

  document.addEventListener('visibilitychange', hush)
  return {
    play,
    turn(on) {
      isOn = on
      clearInterval(bed)
      if (on) bed = setInterval(playBed, stepMs)
    },
    close() {
      clearInterval(bed)
      document.removeEventListener('visibilitychange', hush)
      void band?.context.close().catch(() => undefined)
      band = undefined
    },
  }
}

function makeBand({ echo }: SoundRecipe): Band & { readonly context: AudioContext } {
  const context = new AudioContext()
  const out = context.createGain()
  out.gain.value = wholeLevel
  const press = context.createDynamicsCompressor()
  press.threshold.value = -14
  press.ratio.value = 5
  out.connect(press).connect(context.destination)
  const send = context.createGain()
  send.gain.value = echo.wet
  const delay = context.createDelay(1)
  delay.delayTime.value = echo.ms / 1000
  const back = context.createGain()
  back.gain.value = echo.back
  send.connect(delay)
  delay.connect(back).connect(delay)
  delay.connect(out)
  const noise = context.createBuffer(1, context.sampleRate * 2, context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1
  return { context, out, send, noise }
}
