import { useQueries } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { languageEntry } from '@baize/kernel/language'
import type { TextKey } from '@baize/texts/keys'
import { useLanguage, useText } from '@baize/texts/use-text'
import { useSystem } from '../../../shared/system.ts'
import { useChosenInView } from '../../../shared/use-chosen-in-view.ts'
import { gamesQuery } from '../api.ts'

/** The kinds of slots that have a filter of their own. */
const classifies = {
  SC: 'catalogue.kindScratch',
  VP: 'catalogue.kindVideoPoker',
  JP: 'catalogue.kindJackpot',
  TG: 'catalogue.kindTable',
  AC: 'catalogue.kindArcade',
  BG: 'catalogue.kindBingo',
} as const satisfies Record<string, TextKey>
type Classify = keyof typeof classifies

const chipClass =
  'flex h-9 flex-none items-center gap-2 rounded-ctl border border-line bg-s1 px-3 font-medium text-text-2 hover:text-text aria-pressed:border-brass aria-pressed:bg-s2 aria-pressed:text-text aria-pressed:shadow-[inset_0_0_0_1px_var(--brass)] pointer-coarse:h-11'

type Props = {
  readonly vendor: string | undefined
  readonly chosen: string | undefined
  readonly onChoose: (classify: string | undefined) => void
}

/** One kind at a time, or all. Bingo is there only where Filipino is spoken; a kind without games is not. */
export function ClassifyChips({ vendor, chosen, onChoose }: Props) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const kinds = useKinds()
  const counts = useQueries({
    queries: kinds.map((gameClassify) =>
      gamesQuery({ gameType: 'RNG', vassalage: vendor, gameClassify, pageSize: 1 }),
    ),
  })
  const shown = kinds.filter((kind, index) => kind === chosen || counts[index]?.data?.total !== 0)
  const row = useRef<HTMLDivElement>(null)
  useChosenInView(row, chosen ?? '')
  return (
    <div
      ref={row}
      role="group"
      aria-label={t('catalogue.kinds')}
      className="-m-0.5 flex min-w-0 flex-1 gap-2 overflow-x-auto p-0.5 [scrollbar-width:none]"
    >
      <Chip on={chosen === undefined} onPress={() => onChoose(undefined)}>
        {t('shell.all')}
      </Chip>
      {shown.map((kind) => (
        <Chip key={kind} on={kind === chosen} onPress={() => onChoose(kind)}>
          {t(classifies[kind])}
          <span className="figures text-meta text-text-3">
            {counts[kinds.indexOf(kind)]?.data?.total.toLocaleString(tag)}
          </span>
        </Chip>
      ))}
    </div>
  )
}

function useKinds(): readonly Classify[] {
  const { languages } = useSystem().info.brand
  const all = Object.keys(classifies) as Classify[]
  return languages.includes('TY') ? all : all.filter((kind) => kind !== 'BG')
}

type ChipProps = {
  readonly on: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

function Chip({ on, onPress, children }: ChipProps) {
  return (
    <button type="button" aria-pressed={on} onClick={onPress} className={chipClass}>
      {on && <Check size={16} aria-hidden="true" className="text-brass" />}
      {children}
    </button>
  )
}
