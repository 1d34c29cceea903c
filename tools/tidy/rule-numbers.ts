import type { Finding } from './finding.ts'
import type { SourceTree } from './source-tree.ts'

const rule = /^- \*\*([A-Z]+\d+)\*\*/

/** A rule is known by its number, in tests and in talk: one page gives each number once. */
export function checkRuleNumbers({ files }: SourceTree): Finding[] {
  return [...files.values()].flatMap(({ path, text }): Finding[] => {
    if (!path.endsWith('.md')) return []
    const first = new Map<string, number>()
    return text.split('\n').flatMap((line, index): Finding[] => {
      const number = rule.exec(line)?.[1]
      if (number === undefined) return []
      const other = first.get(number)
      if (other === undefined) {
        first.set(number, index + 1)
        return []
      }
      const says = `${number} is the rule of line ${other} already; the later one takes the next free number`
      return [{ rule: 'rule-numbers', path, line: index + 1, says }]
    })
  })
}
