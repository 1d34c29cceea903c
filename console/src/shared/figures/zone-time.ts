/** The wall clock of a zone at a moment, as a date-time field holds it: `2026-11-16T05:30`. */
export function toZoneField(at: Date, zone: string): string {
  const text = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at)
  return text.replace(' ', 'T')
}

/** The moment at which a zone's clocks show what the field holds; nothing while it is not filled. */
export function fromZoneField(field: string, zone: string): Date | undefined {
  const wall = Date.parse(`${field}Z`)
  if (field === '' || Number.isNaN(wall)) return undefined
  // The offset is that of the moment looked for, which the first guess may miss by an hour around a clock change.
  const first = wall - offsetAt(wall, zone)
  return new Date(wall - offsetAt(first, zone))
}

function offsetAt(ms: number, zone: string): number {
  const minute = Math.floor(ms / 60_000) * 60_000
  return Date.parse(`${toZoneField(new Date(minute), zone)}Z`) - minute
}
