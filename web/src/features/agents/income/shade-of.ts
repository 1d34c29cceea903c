/** How much of the colour of gains a tier has. */
const palest = 14
const step = 28

/**
 * What an hour is drawn with. The highest tier is full, with letters in the colour of the ground; all others stay pale
 * enough for the usual ones. One without a tier is sunk: the raised ground is that of the card itself by day.
 */
export function shadeOf(tier: number, highest: number) {
  if (tier === 0) return { background: 'var(--s3)', color: 'var(--text)' }
  if (tier === highest && highest > 1) return { background: 'var(--pos)', color: 'var(--bg)' }
  const share = palest + Math.round((step * tier) / highest)
  return {
    background: `color-mix(in srgb, var(--pos) ${share}%, var(--s2))`,
    color: 'var(--text)',
  }
}
