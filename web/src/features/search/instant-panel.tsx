import {
  memo,
  useEffect,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { useAnnounce } from '@baize/ui/overlays/live-region'
import { useText } from '@baize/texts/use-text'
import { longestList, type FoundGame } from './found-game.ts'
import { matchHelp, type HelpTarget } from './match-help.ts'
import { PanelOption } from './panel-option.tsx'
import { PlainOption } from './plain-option.tsx'
import { useInstantResults, type InstantResults } from './use-instant-results.ts'
import type { Listed } from './listed.ts'

type Props = {
  readonly id: string
  readonly words: string
  readonly helpPages: readonly HelpTarget[]
  readonly popular: readonly FoundGame[]
  readonly open: boolean
  readonly active: number
  readonly onResults: (results: Listed | undefined) => void
  readonly onChoose: (option: number) => void
}

const most = { desk: longestList, phone: 6, help: 2, offered: 4 } as const
const wide = '(min-width: 768px)'

/** A screen reader hears of a result when the typing has come to rest. */
const restMs = 600

/** The list below the search box. */
export function InstantPanel(props: Props) {
  const { id, words, helpPages, popular, open, active, onResults, onChoose } = props
  const t = useText()
  const results = useInstantResults(words, useLimit())
  const listed = useMemo(
    () => results && listOf(results, helpPages, popular, t('catalogue-search.request')),
    [results, helpPages, popular, t],
  )
  // Before it is painted: the box says at the same moment that its list is open.
  useLayoutEffect(() => onResults(listed), [listed, onResults])
  useSpoken(open ? results : undefined)
  if (!open || !listed) return null
  return (
    <div
      data-over-page=""
      className="absolute start-0 top-full z-40 mt-2 w-full min-w-[min(420px,calc(100vw-32px))] overflow-hidden rounded-ctl border border-line bg-s2 text-text shadow-pop contain-content will-change-transform"
    >
      <Verdict results={listed} />
      {listed.games.length + listed.offered.length + listed.help.length > 0 && (
        <List id={id} active={active} onChoose={onChoose} listed={listed} />
      )}
    </div>
  )
}

/** Nobody is left with nothing: what is nearest, else what others like, and somebody to ask. */
function listOf(
  results: InstantResults,
  helpPages: readonly HelpTarget[],
  popular: readonly FoundGame[],
  request: string,
): Listed {
  const help = matchHelp(helpPages, results.words, most.help)
  const { games, nearest = [], looking, failed } = results
  if (games.length > 0 || looking) return { ...results, offered: [], help }
  const offered = (nearest.length > 0 ? nearest : popular).slice(0, most.offered)
  if (failed) return { ...results, offered, help }
  return { ...results, offered, help: [...help, { id: 'feedback', title: request, summary: '' }] }
}

/** That nothing is called so, or nothing exactly so. */
function Verdict({ results }: { results: InstantResults }) {
  const t = useText()
  const { games, approximate, partly, failed, looking, words } = results
  const without = looking ? 'catalogue-search.looking' : 'catalogue-search.none'
  if (games.length === 0) {
    return (
      <p className="px-4 py-3 wrap-anywhere text-text-2">
        {failed ? t('catalogue-search.notReached') : t(without, { words })}
      </p>
    )
  }
  if (!approximate && !partly) return null
  return (
    <p className="border-b border-line px-4 py-2 text-meta wrap-anywhere text-text-2">
      {t(partly ? 'catalogue-search.hasMost' : 'catalogue-search.comesClose', { words })}
    </p>
  )
}

const lineAbove =
  'relative mt-1.5 before:absolute before:inset-x-0 before:-top-1 before:h-px before:bg-line'

type ListProps = Pick<Props, 'id' | 'active' | 'onChoose'> & { readonly listed: Listed }

/** The order of the options is that of `choicesOf`. A key that is pressed draws it once, when its results are there. */
const List = memo(function List({ id, active, onChoose, listed }: ListProps) {
  const t = useText()
  const { games, offered, help, total, nearest = [] } = listed
  const at = (index: number) => ({
    id: `${id}-${index}`,
    chosen: index === active,
    onChoose: () => onChoose(index),
  })
  const firstHelp = games.length > 0 ? games.length + 1 : offered.length
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={t('catalogue-search.results')}
      className="max-h-[min(560px,calc(100dvh-140px))] overflow-y-auto p-1.5"
    >
      {games.map((game, index) => (
        <PanelOption key={game.nodeId} game={game} {...at(index)} />
      ))}
      {games.length > 0 && (
        <div role="presentation" className={lineAbove}>
          <PlainOption {...at(games.length)}>
            {t('catalogue-search.showAll', { count: total })}
          </PlainOption>
        </div>
      )}
      {offered.length > 0 && (
        <Group name={t(nearest.length > 0 ? 'catalogue-search.nearest' : 'shell.categoryHot')}>
          {offered.map((game, index) => (
            <PanelOption key={game.nodeId} game={game} {...at(index)} />
          ))}
        </Group>
      )}
      {help.length > 0 && (
        <Group name={t('shell.help')} below={firstHelp > 0}>
          {help.map(({ id: page, title }, index) => (
            <PlainOption key={page} {...at(firstHelp + index)}>
              {title}
            </PlainOption>
          ))}
        </Group>
      )}
    </div>
  )
})

type GroupProps = {
  readonly name: string
  readonly below?: boolean
  readonly children: ReactNode
}

/** Options of one kind under their name. */
function Group({ name, below = false, children }: GroupProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset has no place in a list of options
    <div role="group" aria-label={name} className={below ? lineAbove : ''}>
      <p aria-hidden="true" className="px-3 pt-1 text-meta text-text-3">
        {name}
      </p>
      {children}
    </div>
  )
}

/** Says how many there are once the newest words are answered and nothing more is typed. */
function useSpoken(results: InstantResults | undefined): void {
  const t = useText()
  const announce = useAnnounce()
  useEffect(() => {
    if (!results || results.looking) return undefined
    const said = setTimeout(() => announce(t('shell.gamesFound', { count: results.total })), restMs)
    return () => clearTimeout(said)
  }, [results, announce, t])
}

function useLimit(): number {
  const isWide = useSyncExternalStore(
    (listener) => {
      const query = matchMedia(wide)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(wide).matches,
  )
  return isWide ? most.desk : most.phone
}
