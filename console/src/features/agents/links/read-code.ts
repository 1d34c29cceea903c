/** The code in what was typed or pasted: of a whole address it is the last word of letters and digits. */
export function readCode(text: string): string {
  const words = text.split(/[^0-9A-Za-z]+/).filter((word) => word !== '')
  return (words.at(-1) ?? '').slice(0, 12)
}
