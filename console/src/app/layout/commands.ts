export type Command = {
  readonly id: string
  readonly label: string
  /** Words that are not said, and find it too. */
  readonly finds?: string
}

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Those that have every typed word, where a label that begins with the text comes first. */
export function findCommands<Some extends Command>(
  commands: readonly Some[],
  text: string,
): readonly Some[] {
  const wanted = plain(text).trim()
  if (wanted === '') return commands
  const words = wanted.split(/\s+/)
  const fits = commands.filter(({ label, finds = '' }) =>
    words.every((word) => plain(`${label} ${finds}`).includes(word)),
  )
  const begins = ({ label }: Some) => (plain(label).startsWith(wanted) ? 0 : 1)
  return fits.toSorted((a, b) => begins(a) - begins(b))
}
