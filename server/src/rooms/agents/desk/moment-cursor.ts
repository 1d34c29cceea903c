/** Where a list by moment and name goes on. */
export type MomentCursor = { readonly at: Date; readonly name: string }

export const writeMomentCursor = ({ at, name }: MomentCursor): string => `${at.getTime()}.${name}`

/** A cursor that nobody gave out is no cursor. */
export function readMomentCursor(cursor = ''): MomentCursor | undefined {
  const [, ms, name] = /^(\d{12,14})\.(\w{1,40})$/.exec(cursor) ?? []
  return ms === undefined || name === undefined ? undefined : { at: new Date(Number(ms)), name }
}
