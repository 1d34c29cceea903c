/** One requirement of the specification, as a row of `docs/spec-checklist.md`. */
export type Requirement = { readonly id: string; readonly text: string; readonly room: string }

export type Section = { readonly title: string; readonly requirements: readonly Requirement[] }

/** Reads the sections of the checklist and their rows, in order. */
export function readChecklist(markdown: string): Section[] {
  const sections: { title: string; requirements: Requirement[] }[] = []
  for (const line of markdown.split('\n')) {
    if (/^## \d/.test(line)) sections.push({ title: line.slice(3).trim(), requirements: [] })
    const cells = readCells(line)
    const [id = '', text = '', room = ''] = cells
    if (isId(id)) sections.at(-1)?.requirements.push({ id, text, room })
  }
  return sections
}

export function isId(word: string): boolean {
  return /^S\d+\.\d{3}$/.test(word)
}

/** The cells of a table's row; a bar written as `\|` belongs to its cell. */
export function readCells(line: string): string[] {
  if (!line.startsWith('|')) return []
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
}
