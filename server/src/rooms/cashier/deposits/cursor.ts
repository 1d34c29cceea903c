/** A place in a list that is ordered by time, and by id within one time. */
export type Place = { readonly at: Date; readonly id: string }

export function writePlace(at: Date, id: string): string {
  return `${at.getTime()}.${id}`
}

/** A cursor that nobody gave out is no cursor. */
export function readPlace(cursor = ''): Place | undefined {
  const [, ms, id] = /^([0-9]{1,15})\.([a-z0-9_]{1,40})$/.exec(cursor) ?? []
  return ms === undefined || id === undefined ? undefined : { at: new Date(Number(ms)), id }
}
