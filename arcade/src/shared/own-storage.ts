/** The storage of a page that stands alone. A game in its frame has no origin, and the browser refuses it one. */
function storage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

export const isStored = (key: string): boolean => storage()?.getItem(key) === '1'

export function store(key: string, chosen: boolean): void {
  if (chosen) storage()?.setItem(key, '1')
  else storage()?.removeItem(key)
}
