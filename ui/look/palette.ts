/** One value of a token: its default hex, and whether it is one of the greens whose hue a brand may turn. */
export type PaletteValue = { hex: string; turns: boolean }
export type Theme = 'light' | 'dark'
export type PaletteEntry = Record<Theme, PaletteValue>

const still = (hex: string): PaletteValue => ({ hex, turns: false })
const green = (hex: string): PaletteValue => ({ hex, turns: true })
const both = (value: PaletteValue): PaletteEntry => ({ light: value, dark: value })

/** The hue of the baize, at which every token has exactly its default value. */
export const defaultHue = 162

/** The colours of tokens.css, for code that must compute with them. A test keeps the two equal. */
export const palette = {
  bg: { light: still('#f5f3e8'), dark: green('#05110c') },
  s1: { light: still('#fcfaf4'), dark: green('#061d13') },
  s2: { light: still('#ffffff'), dark: green('#0b281b') },
  s3: { light: still('#eae8db'), dark: green('#163526') },
  line: { light: still('#d9d8c8'), dark: green('#1d3a2b') },
  'line-strong': { light: green('#6e806e'), dark: green('#668272') },
  text: { light: green('#0e231a'), dark: still('#f5f0e1') },
  'text-2': { light: green('#34493d'), dark: still('#cbccbc') },
  'text-3': { light: green('#4e6051'), dark: green('#a1ae9b') },
  brass: { light: still('#7d5914'), dark: still('#e4bd66') },
  link: { light: green('#105e41'), dark: green('#8ce3be') },
  focus: { light: green('#105e41'), dark: still('#f6d476') },
  pos: { light: still('#196a39'), dark: still('#6fdd9a') },
  neg: { light: still('#a72626'), dark: still('#f48a84') },
  warn: { light: still('#915114'), dark: still('#feb66a') },
  info: { light: still('#245f8c'), dark: still('#86c7ed') },
  primary: { light: green('#105e41'), dark: still('#e4bd66') },
  'on-primary': { light: still('#fcfaf4'), dark: still('#161b07') },
  'primary-hover': { light: green('#044c34'), dark: still('#f0d17d') },
  felt: { light: green('#105e41'), dark: green('#166845') },
  'felt-hover': { light: green('#044c34'), dark: green('#1f744f') },
  'on-felt': both(still('#f8f3e6')),
  danger: { light: still('#a72626'), dark: still('#a5292b') },
  'on-danger': { light: still('#fcfaf4'), dark: still('#fdf3eb') },
  'chip-pending': { light: still('#7f4405'), dark: still('#feb66a') },
  'chip-pending-bg': { light: still('#fdead0'), dark: still('#3c260d') },
  'chip-ok': { light: still('#135c30'), dark: still('#6fdd9a') },
  'chip-ok-bg': { light: still('#d9f5e1'), dark: still('#0c341e') },
  'chip-bad': { light: still('#992222'), dark: still('#f48a84') },
  'chip-bad-bg': { light: still('#fde7e4'), dark: still('#421b1a') },
  'chip-info': { light: still('#175480'), dark: still('#86c7ed') },
  'chip-info-bg': { light: still('#dff0fc'), dark: still('#112e42') },
  metal: both(still('#e4bd66')),
  'on-metal': both(still('#161b07')),
  'metal-hover': both(still('#f0d17d')),
  paper: both(still('#efe8d2')),
  'paper-2': both(still('#e2d8ba')),
  'paper-line': both(still('#cdc29f')),
  'paper-rule': both(still('#b98a2b')),
  ink: both(still('#16261d')),
  'ink-2': both(still('#4e5a44')),
} satisfies Record<string, PaletteEntry>

export type Token = keyof typeof palette
