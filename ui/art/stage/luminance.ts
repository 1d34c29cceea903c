/** Shares of the channels in what is seen as light, as WCAG counts it. */
export function luminanceOf(channels: readonly [red: number, green: number, blue: number]): number {
  const [red, green, blue] = channels.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}
