/**
 * What every tab can see of the session that the browser holds for all of them: a mark that the server sets and takes
 * away with it. It opens nothing; another mark is another session, and none is nobody's.
 */
const markName = 'sessionMark'
/** Written by a page that leaves, until the server has heard of it. */
const leavingMark = 'leaving'

/** The mark of the session that this browser holds; empty when it holds none, or is leaving it. */
export function readMark(): string {
  const mark = findMark()
  return mark === leavingMark ? '' : mark
}

/** Whether somebody left and the server has not heard of it yet: its cookie is still there. */
export function owesLeaving(): boolean {
  return findMark() === leavingMark
}

/** Nobody goes on with the session of this browser from now on, whether or not the server can be told. */
export function markLeaving(): void {
  if (findMark() === '') return
  document.cookie = `${markName}=${leavingMark}; path=/; samesite=strict`
}

function findMark(): string {
  const entry = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${markName}=`))
  return entry?.slice(markName.length + 1) ?? ''
}
