/** What the wire's fields say of whoever asks for a list; a field that is absent or empty asks for nothing special. */
export type Asker = {
  readonly merchant?: string | undefined
  readonly platform?: string | undefined
  readonly clientType?: string | undefined
  readonly isPlatform?: string | undefined
}

/** All our titles are pages. The wire's usual question also names flash, which none of them is. */
const platforms: ReadonlySet<string> = new Set(['html5-desktop', 'html5-mobile'])
/** The wire's number for a browser. */
const browser = '3'
/** The wire's number for the list of the whole platform; there is no other. */
const wholePlatform = '2'

/** Whether there is anything here for the asker: this merchant's games, on a platform they run on, in a browser. */
export function isServed(asker: Asker, merchant: string): boolean {
  const { platform = '' } = asker
  return (
    isOrAny(asker.merchant, merchant) &&
    isOrAny(asker.clientType, browser) &&
    isOrAny(asker.isPlatform, wholePlatform) &&
    (platform === '' || platform.split(',').some((name) => platforms.has(name.trim())))
  )
}

function isOrAny(said: string | undefined, ours: string): boolean {
  return said === undefined || said === '' || said === ours
}
