import { useRef } from 'react'
import type { PlayTableReply } from '@baize/contract/lottery/lottery'
import type { Play } from '@baize/games/lottery/play'
import { findPlay } from '@baize/games/lottery/lottery'
import { Tabs } from '@baize/ui/navigation/tabs'
import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'
import { useChosenInView } from '../../shared/use-chosen-in-view.ts'
import { nameOfGroup, nameOfPlay } from '@baize/texts/lottery-names/play-name'

type Props = {
  readonly tree: PlayTableReply['tree']
  readonly play: Play
  readonly onPlay: (play: Play) => void
  readonly onRules: () => void
}

const playsOf = (group: PlayTableReply['tree'][number] | undefined): Play[] =>
  (group?.plays ?? []).flatMap(({ id }) => findPlay(id) ?? [])

/** The plays that are sold: by group, and inside it one by one. */
export function PlayMenu({ tree, play, onPlay, onRules }: Props) {
  const t = useText()
  const chosen = tree.find(({ plays }) => plays.some(({ id }) => id === play.id)) ?? tree[0]
  const own = playsOf(chosen)
  const row = useRef<HTMLDivElement>(null)
  useChosenInView(row, play.id)
  return (
    <section className="rounded-card border border-line bg-s1 px-4 pt-1 pb-3 md:px-5">
      <Tabs
        name="plays"
        label={t('lottery.plays')}
        tabs={tree.map(({ group }) => ({ id: group, label: nameOfGroup(t, group) }))}
        selected={chosen?.group ?? ''}
        onSelect={(group) => {
          const [first] = playsOf(tree.find((each) => each.group === group))
          if (first !== undefined) onPlay(first)
        }}
      />
      <div
        role="tabpanel"
        id="plays-panel"
        aria-labelledby={`plays-tab-${chosen?.group ?? ''}`}
        className="mt-3 flex flex-wrap items-center gap-2"
      >
        <div
          ref={row}
          className="flex min-w-0 gap-2 p-0.5 max-md:-mx-0.5 max-md:w-full max-md:overflow-x-auto max-md:[scrollbar-width:none] md:flex-wrap"
        >
          {own.map((each) => (
            <button
              key={each.id}
              type="button"
              aria-pressed={each.id === play.id}
              title={each.name}
              onClick={() => onPlay(each)}
              className={cx(
                'min-h-8 flex-none rounded-ctl border px-2.5 text-meta font-medium pointer-coarse:min-h-10',
                each.id === play.id
                  ? 'border-transparent text-text shadow-[inset_0_0_0_2px_var(--brass)]'
                  : 'border-line text-text-2 hover:bg-hover',
              )}
            >
              {nameOfPlay(t, each)}
            </button>
          ))}
        </div>
        <button
          type="button"
          onClick={onRules}
          className="ms-auto min-h-8 text-meta font-medium text-link hover:underline pointer-coarse:min-h-10"
        >
          {t('lottery.howItPays')}
        </button>
      </div>
    </section>
  )
}
