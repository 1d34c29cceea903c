/**
 * Whether a page of this origin may open a socket: the site itself, under the name it was called by or the public
 * one. Programs other than browsers send no origin, and a page cannot leave its own out.
 */
export function isOwnOrigin(origin: string | undefined, host: string, publicUrl: string): boolean {
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin).host
  return from === host.toLowerCase() || (publicUrl !== '' && from === new URL(publicUrl).host)
}
