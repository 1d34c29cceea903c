/** The browsers that people know by name; the more special ones first, because each claims to be the others too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

const find = (known: typeof browsers, text: string) => known.find(([sign]) => sign.test(text))?.[1]

/** "Chrome · Windows", so far as a browser tells; empty when it tells neither. */
export function browserName(userAgent: string): string {
  return [find(browsers, userAgent), find(systems, userAgent)].filter(Boolean).join(' · ')
}

export function isPhone(userAgent: string): boolean {
  return /iPhone|Android.*Mobile/.test(userAgent)
}
