/** A zone as people say it: `Asia/Manila` in November is "Manila, UTC+8". */
export function zoneText(zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    timeZoneName: 'shortOffset',
  }).formatToParts(at)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
  // Engines differ in whether they write the zero.
  const utc = offset.replace('GMT', 'UTC').replace(/[+-]0$/, '')
  return city === utc ? city : `${city}, ${utc}`
}
