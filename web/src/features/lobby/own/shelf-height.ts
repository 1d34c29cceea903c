const storageKey = 'shelfHeight'
const most = 1600

/** The room that a member's own shelves took last time, kept free while they load so that nothing below them jumps. */
export function keptShelfHeight(): number {
  const height = Number(localStorage.getItem(storageKey))
  return height > 0 && height < most ? height : 0
}

export function keepShelfHeight(height: number): void {
  localStorage.setItem(storageKey, String(height))
}
