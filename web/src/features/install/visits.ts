const countKey = 'visits'
const markKey = 'visit'
const answeredKey = 'install-answered'

/** Counts this visit, once for a tab, and gives which one it is. */
export function countVisit(): number {
  const known = Number(sessionStorage.getItem(markKey))
  if (known > 0) return known
  const visit = (Number(localStorage.getItem(countKey)) || 0) + 1
  localStorage.setItem(countKey, String(visit))
  sessionStorage.setItem(markKey, String(visit))
  return visit
}

/** The site offers itself on the second visit: not to somebody who has just come, and not again and again. */
export function mayOfferInstall(): boolean {
  return countVisit() === 2 && localStorage.getItem(answeredKey) === null
}

export function noteInstallAnswered(): void {
  localStorage.setItem(answeredKey, '1')
}
