export type Instrument =
  | 'pluck'
  | 'zither'
  | 'bell'
  | 'glass'
  | 'marimba'
  | 'flute'
  | 'brass'
  | 'reed'
  | 'pad'
  | 'blip'
  | 'drum'
  | 'wood'
  | 'stone'
  | 'anvil'
  | 'drop'
  | 'hiss'
  | 'thunder'
  | 'flap'
  | 'whistle'

/** What is played, which degree of the scale or, as a text, how many hertz; when, for how long, how loud. */
export type Note = readonly [
  instrument: Instrument,
  degree: number | string,
  atMs?: number,
  ms?: number,
  level?: number,
]

/** All that a family plays. */
export type SoundRecipe = {
  readonly root: number
  /** Half tones above the root. */
  readonly scale: readonly number[]
  readonly echo: { readonly ms: number; readonly back: number; readonly wet: number }
  /** What leads, first; titles of a family lead with another of them. */
  readonly leads: readonly Instrument[]
  readonly bed: { readonly stepMs: number; readonly notes: readonly (readonly Note[] | 0)[] }
  readonly spin: readonly Note[]
  stop(reel: number): readonly Note[]
  /** By tier, the second first. */
  readonly win: readonly (readonly Note[])[]
  readonly free: readonly Note[]
  readonly hold: readonly Note[]
  readonly coin: readonly Note[]
}

type Plan = Omit<SoundRecipe, 'win' | 'free' | 'hold' | 'coin' | 'leads'> & {
  readonly lead: Instrument
  readonly low: Instrument
  readonly lowHz?: string
  readonly top?: Instrument
  /** From which degree wins begin. */
  readonly up?: number
  readonly step?: number
  readonly ms?: number
  readonly lv?: number
} & Partial<Pick<SoundRecipe, 'free' | 'hold' | 'coin' | 'win'>>

/** A family's sounds from its instruments: two notes, four, eight with a low hit, twelve with hits and a last chord. */
export function soundKit(plan: Plan): SoundRecipe {
  const { lead, low, lowHz = '90', top = lead, up = 5, step = 120, ms = 500, lv = 0.12 } = plan
  const run = (count: number, from: number, apart: number, long: number): Note[] =>
    Array.from({ length: count }, (_, at) => [lead, from + at, at * apart, long, lv])
  const hits = [0, 1, 2, 3, 4, 5].map((at): Note => [low, lowHz, at * step * 3.4, 420, 0.24])
  const chord = [0, 2, 4].map((at): Note => [top, up + 5 + at, step * 18, 2400, lv * 0.7])
  return {
    win: [
      [
        [lead, up, 0, ms, lv],
        [lead, up + 2, step, ms, lv],
      ],
      run(4, up, step, ms),
      [
        ...run(8, up - 2, step * 1.1, ms),
        [low, lowHz, 0, 400, 0.24],
        [top, up + 5, step * 9, 1400, lv * 0.8],
      ],
      [...run(12, up - 3, step * 1.4, ms * 1.2), ...hits, ...chord],
    ],
    free: [
      [top, up, 0, 900, lv],
      [top, up + 4, 420, 1300, lv],
      [low, lowHz, 0, 500, 0.2],
    ],
    hold: [
      [low, lowHz, 0, 300, 0.24],
      [low, lowHz, 280, 300, 0.24],
    ],
    coin: [
      [lead, up + 3, 0, 500, lv],
      [top, up + 7, 90, 800, lv * 0.8],
    ],
    ...plan,
    leads: [lead, top, low],
  }
}
