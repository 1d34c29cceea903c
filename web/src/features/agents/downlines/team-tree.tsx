import { useQueries } from '@tanstack/react-query'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { languageEntry } from '@baize/kernel/language'
import { KeyCap } from '@baize/ui/key-cap'
import { useLanguage, useText } from '@baize/texts/use-text'
import { branchesQuery } from '../api.ts'
import { stepIn, visibleBranches, type Branch } from './branches.ts'

type TeamTreeProps = {
  /** The branch that is shown beside it; empty for the own. */
  readonly of: string
  readonly onOpen: (id: string) => void
}

/** Whoever has a team, as a tree: arrows walk and fold it, Enter shows that team. */
export function TeamTree({ of, onOpen }: TeamTreeProps) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const [unfolded, setUnfolded] = useState<readonly string[]>([''])
  const [focused, setFocused] = useState('')
  const found = useQueries({ queries: unfolded.map((id) => branchesQuery(id)) })
  const [root] = found
  if (!root?.data) return null
  const known = new Map(unfolded.map((id, at) => [id, found[at]?.data?.items ?? []]))
  const own = { id: '', name: t('agents-tree.you', { account: root.data.path[0]?.account ?? '' }) }
  const shown = visibleBranches(own, known)
  const stop = shown.some(({ id }) => id === focused) ? focused : ''
  const fold = (id: string, open: boolean) =>
    setUnfolded((all) => (open ? [...new Set([...all, id])] : all.filter((one) => one !== id)))
  const without = root.data.total - root.data.items.length
  const press = (event: KeyboardEvent<HTMLElement>, branch: Branch) => {
    const step = stepIn(shown, branch, event.key)
    if (step === undefined) return
    event.preventDefault()
    if (step.fold !== undefined) fold(branch.id, step.fold)
    if (step.open) onOpen(branch.id)
    if (step.to !== undefined) {
      setFocused(step.to)
      const items = [...(event.currentTarget.parentElement?.children ?? [])]
      const target = items[shown.findIndex(({ id }) => id === step.to)]
      if (target instanceof HTMLElement) target.focus()
    }
  }
  return (
    <section className="grid content-start gap-2 rounded-card border border-line bg-s1 p-3 max-xl:hidden">
      <h2 className="px-2 pt-1 font-sans text-body-s font-semibold">{t('agents-tree.teams')}</h2>
      <ul
        role="tree"
        aria-label={t('agents-tree.teams')}
        className="grid max-h-[60vh] overflow-auto"
      >
        {shown.map((branch) => (
          <li
            key={branch.id}
            role="treeitem"
            aria-level={branch.depth + 1}
            aria-selected={branch.id === of}
            aria-expanded={branch.isOpen}
            tabIndex={branch.id === stop ? 0 : -1}
            className="flex min-h-9 cursor-pointer items-center gap-1.5 rounded-ctl pe-2 text-body-s hover:bg-hover aria-selected:bg-s3 aria-selected:font-semibold aria-selected:shadow-[inset_2px_0_0_var(--brass)]"
            style={{ paddingInlineStart: `${8 + branch.depth * 16}px` }}
            onKeyDown={(event) => press(event, branch)}
            onClick={() => {
              setFocused(branch.id)
              fold(branch.id, branch.id === of ? !branch.isOpen : true)
              onOpen(branch.id)
            }}
          >
            {branch.isOpen ? (
              <ChevronDown size={16} aria-hidden="true" className="flex-none text-text-3" />
            ) : (
              <ChevronRight
                size={16}
                aria-hidden="true"
                className="flex-none text-text-3 rtl:rotate-180"
              />
            )}
            <span className="min-w-0 flex-1 truncate">{branch.name}</span>
            {branch.teamSize !== undefined && (
              <span className="figures text-meta font-normal text-text-3">
                {branch.teamSize.toLocaleString(tag)}
              </span>
            )}
          </li>
        ))}
      </ul>
      {without > 0 && (
        <p className="px-2 text-meta text-text-3">
          {t(root.data.next === null ? 'agents-tree.without' : 'agents-tree.more', {
            count: without,
          })}
        </p>
      )}
      <p
        aria-hidden="true"
        className="flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line px-2 pt-2 text-meta text-text-3 pointer-coarse:hidden"
      >
        <KeyCap>←</KeyCap>
        <KeyCap>→</KeyCap>
        {t('agents-tree.fold')}
        <KeyCap>↑</KeyCap>
        <KeyCap>↓</KeyCap>
        {t('agents-tree.move')}
      </p>
    </section>
  )
}
