/** What names are compared by: without regard to case, accents, width, spaces and signs between. */
export function holderKey(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** A name as it is kept: one line, without signs that cannot be seen. */
export function cleanHolder(name: string): string {
  return name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/** Whether an account in this name is in the member's own. `own` is empty as long as no name is known. */
export function isOwnName(holder: string, own: string): boolean {
  const key = holderKey(holder)
  return key !== '' && (own === '' || key === holderKey(own))
}

/** The first letter of each part: `M••• D•••`. */
export function maskedHolder(holder: string): string {
  const parts = holder.split(/\s+/).filter((part) => part !== '')
  return parts.map((part) => `${[...part][0] ?? ''}•••`).join(' ')
}
