import { useEffect, useSyncExternalStore } from 'react'
import { useAnnounce } from '@baize/ui/live-region'
import { useText } from '@baize/texts/use-text'
import { PanelOption } from './panel-option.tsx'
import { useInstantResults, type InstantResults } from './use-instant-results.ts'

type Props = {
  readonly id: string
  readonly words: string
  readonly open: boolean
  readonly active: number
  readonly onResults: (results: InstantResults | undefined) => void
  readonly onChoose: (option: number) => void
}

/** Short lists are read; long ones are scrolled past. */
const most = { desk: 8, phone: 6 } as const
const wide = '(min-width: 768px)'

/** A screen reader hears of a result when the typing has come to rest. */
const restMs = 600

/** The list below the search box. */
export function InstantPanel({ id, words, open, active, onResults, onChoose }: Props) {
  const t = useText()
  const results = useInstantResults(words, useLimit())
  useEffect(() => onResults(results), [results, onResults])
  useSpoken(open ? results : undefined)
  if (!open || !results) return null
  const { games, total, approximate, failed } = results
  return (
    <div
      data-over-page=""
      className="absolute start-0 top-full z-40 mt-2 w-full min-w-[min(420px,calc(100vw-32px))] overflow-hidden rounded-ctl border border-line bg-s2 text-text shadow-pop"
    >
      {games.length === 0 ? (
        <p className="px-4 py-3 wrap-anywhere text-text-2">
          {failed ? t('search.notReached') : t('search.none', { words: results.words })}
        </p>
      ) : (
        <>
          {approximate && (
            <p className="border-b border-line px-4 py-2 text-meta wrap-anywhere text-text-2">
              {t('search.comesClose', { words: results.words })}
            </p>
          )}
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={t('search.results')}
            className="max-h-[min(560px,calc(100dvh-140px))] overflow-y-auto p-1.5"
          >
            {games.map((game, index) => (
              <PanelOption
                key={game.nodeId}
                id={`${id}-${index}`}
                game={game}
                chosen={index === active}
                onChoose={() => onChoose(index)}
              />
            ))}
            <AllResults
              id={`${id}-${games.length}`}
              chosen={active === games.length}
              total={total}
              onChoose={() => onChoose(games.length)}
            />
          </div>
        </>
      )}
    </div>
  )
}

type AllProps = {
  readonly id: string
  readonly chosen: boolean
  readonly total: number
  readonly onChoose: () => void
}

function AllResults({ id, chosen, total, onChoose }: AllProps) {
  const t = useText()
  return (
    // The box keeps the focus and hears the keys; the list is pointed at, as the pattern of a combobox has it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the box hears the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="relative mt-1.5 flex min-h-11 cursor-pointer items-center rounded-ctl px-3 font-semibold text-brass before:absolute before:inset-x-0 before:-top-1 before:h-px before:bg-line hover:bg-hover aria-selected:bg-hover aria-selected:shadow-[inset_0_0_0_2px_var(--brass)]"
    >
      {t('search.showAll', { count: total })}
    </div>
  )
}

/** Says how many there are once the newest words are answered and nothing more is typed. */
function useSpoken(results: InstantResults | undefined): void {
  const t = useText()
  const announce = useAnnounce()
  useEffect(() => {
    if (!results) return undefined
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
