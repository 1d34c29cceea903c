import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { calls } from 'virtual:contract'
import type { DeskGame, LaunchTest } from '@baize/contract/catalogue/catalogue-desk'
import { languageEntry } from '@baize/kernel/language'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/overlays/dialog'
import { Spinner } from '@baize/ui/waiting/spinner'
import { StatusChip, type ChipTone } from '@baize/ui/figures/status-chip'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useLanguage, useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { GameArt } from '../game-art.tsx'
import { useKeepTests } from '../last-tests.ts'
import { outcomeNames, outcomeReasons } from '../words.ts'

type LaunchDialogProps = {
  readonly games: readonly DeskGame[]
  readonly onClose: () => void
}

const perCall = 20

/** Opens each game as a member would, but for nobody, and shows what would come. */
export function LaunchDialog({ games, onClose }: LaunchDialogProps) {
  const t = useText()
  const tests = useLaunchTests(games.map(({ nodeId }) => nodeId))
  const results = new Map(tests.data?.map((test) => [test.nodeId, test]))
  const opens = tests.data?.filter(({ outcome }) => outcome === 'opens').length ?? 0
  return (
    <Dialog
      open
      title={t('catalogue-desk.launchTest')}
      onClose={onClose}
      footer={
        <>
          <Button
            icon={<RotateCw size={16} />}
            busy={tests.isFetching}
            onClick={() => void tests.refetch()}
          >
            {t('catalogue-desk.testAgain')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('catalogue-desk.done')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-text-2">{t('catalogue-desk.launchText')}</p>
        {tests.error ? (
          <FailureNote error={tests.error} onRetry={tests.refetch} />
        ) : (
          <output className="flex items-center gap-2 font-semibold">
            {tests.isFetching && <Spinner size={16} />}
            {tests.data === undefined
              ? t('catalogue-desk.testing', { count: games.length })
              : t('catalogue-desk.opensOf', { opens, count: tests.data.length })}
          </output>
        )}
        <ul className="grid">
          {games.map((game) => (
            <Result key={game.nodeId} game={game} test={results.get(game.nodeId)} />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

function useLaunchTests(nodeIds: readonly number[]) {
  const keep = useKeepTests()
  return useQuery({
    queryKey: ['launch-tests', nodeIds],
    queryFn: async ({ signal }) => {
      const tests: LaunchTest[] = []
      for (let from = 0; from < nodeIds.length; from += perCall) {
        const some = nodeIds.slice(from, from + perCall)
        const { items } = await call(calls.testLaunches, { nodeIds: [...some] }, { signal })
        tests.push(...items)
      }
      keep(tests)
      return tests
    },
    // What was true a moment ago proves nothing: each test is a new one.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

const tones: Record<LaunchTest['outcome'], ChipTone> = {
  opens: 'ok',
  engine_not_ready: 'info',
  maintenance: 'pending',
  closed: 'plain',
  failed: 'bad',
}

function Result({ game, test }: { game: DeskGame; test: LaunchTest | undefined }) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const why = test && outcomeReasons[test.outcome]
  return (
    <li className="flex items-start gap-3 border-t border-line py-2.5 first:border-0">
      <GameArt game={game} />
      <div className="min-w-0 flex-1 leading-5">
        <p className="font-semibold">{game.names.EN}</p>
        <p className="text-meta text-text-3">{game.vendorName}</p>
        {test?.address && (
          <p className="mt-0.5 text-meta break-all text-text-2">
            {t('catalogue-desk.wouldOpen')} <code>{test.address}</code>
          </p>
        )}
        {why && <p className="mt-0.5 text-meta text-text-2">{t(why)}</p>}
      </div>
      {test && (
        <div className="flex flex-none flex-col items-end gap-0.5">
          <StatusChip tone={tones[test.outcome]}>{t(outcomeNames[test.outcome])}</StatusChip>
          <span className="figures text-caption text-text-3">
            {t('catalogue-desk.tookMs', {
              took: new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format(test.tookMs),
            })}
          </span>
        </div>
      )}
    </li>
  )
}
