type Device = {
  /** "Chrome, Windows"; empty when the browser does not say. */
  readonly name: string
  readonly kind: 'phone' | 'desk' | 'unknown'
}

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/UCBrowser\//, 'UC Browser'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/HeadlessChrome\/|Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Version\/[\d.]+ .*Safari\//, 'Safari'],
  [/curl\/|python-requests|okhttp|axios\/|node/i, 'Script'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
]

const find = (list: readonly (readonly [RegExp, string])[], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1]

/** What a person would call the device that a user agent names. Many browsers pretend to be others, so order counts. */
export function readDevice(userAgent: string): Device {
  const browser = find(browsers, userAgent)
  const system = find(systems, userAgent)
  const name = [browser, system].filter(Boolean).join(', ')
  if (system === undefined) return { name, kind: 'unknown' }
  return { name, kind: ['iPhone', 'iPad', 'Android'].includes(system) ? 'phone' : 'desk' }
}
