const most = 28

/** A name as it fits on a plate: a long one breaks off after a word. The whole name stands in the bar and is read out. */
export function plateTitle(name: string): string {
  const signs = [...name.trim()]
  if (signs.length <= most) return signs.join('')
  const cut = signs.slice(0, most - 1).join('')
  const words = cut.replace(/\s+\S*$/u, '')
  return `${(words.length > most / 2 ? words : cut).replace(/[\s,.:;-]+$/u, '')}…`
}
