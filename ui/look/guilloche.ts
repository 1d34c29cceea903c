/** The engraved wave of a ticket's foot: lines of two sines, each a little out of step with the one before. */
export function guilloche(width: number, height: number, lines: number): string[] {
  const middle = height / 2
  return Array.from({ length: lines }, (_, line) => {
    const phase = (line / lines) * Math.PI
    const points = Array.from({ length: Math.floor(width / 4) + 1 }, (_, step) => {
      const x = step * 4
      const swing = Math.sin((x / width) * Math.PI * 4 + phase)
      const swell = 0.55 + 0.35 * Math.sin((x / width) * Math.PI * 2 + phase * 2)
      return `${x} ${(middle + swing * swell * (middle - 2)).toFixed(1)}`
    })
    return `M${points.join('L')}`
  })
}
