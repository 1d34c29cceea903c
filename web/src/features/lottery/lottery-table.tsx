import { Shuffle, RotateCcw } from 'lucide-react'
import { Suspense, useMemo, useState } from 'react'
import type { PlayTableReply } from '@baize/contract/lottery/lottery'
import { lotteryPages } from '@baize/contract/lottery/lottery-names'
import { Button } from '@baize/ui/button'
import { Sheet } from '@baize/ui/overlays/sheet'
import { useText } from '@baize/texts/use-text'
import { notify } from '../../shared/notices.ts'
import { useSums } from '../../shared/sums.ts'
import type { ShownLottery } from './api.ts'
import { ChaseDialog } from './chase/chase-dialog.tsx'
import { ClosedNote } from './closed-note.tsx'
import { DrawHead } from './draw-head.tsx'
import type { Player } from './player.ts'
import { OwnBets } from './own/own-bets.tsx'
import { Picker } from './picker/picker.tsx'
import { PlayMenu } from './play-menu.tsx'
import { useKeepLast } from './list/last-played.ts'
import { LastSheet } from './results/last-sheet.tsx'
import { Results } from './results/results.tsx'
import { Rules } from './rules/rules-part.ts'
import { BetBar, BetSum } from './slip/bet-bar.tsx'
import { priceLines } from './slip/priced-lines.ts'
import { SaleContext, type Sale } from './slip/sale.ts'
import { SlipBar, SlipCard } from './slip/slip-card.tsx'
import { useSlip } from './slip/slip-desk.ts'
import { hasOldPrices } from './slip/slip.ts'
import { usePlacing } from './slip/use-placing.ts'
import { usePicking } from './slip/use-picking.ts'
import { Trends } from './trends/trends.tsx'
import { VerifyDraw } from './verify-draw.tsx'

type Props = {
  readonly lottery: ShownLottery
  readonly lotteries: readonly ShownLottery[]
  readonly table: PlayTableReply
  readonly now: number
  readonly player: Player
}

/** One lottery: what is on sale, what is picked, the slip, and what was drawn. */
export function LotteryTable({ lottery, lotteries, table, now, player }: Props) {
  const t = useText()
  const sums = useSums(player.currency)
  const desk = useSlip(player.id, lottery.id)
  const placing = usePlacing(desk)
  const isPlayed = placing.receipt.length > 0
  useKeepLast(player.id, lotteryPages[lottery.vendor], isPlayed ? lottery.id : undefined)
  const issue = lottery.current
  const isClosed = !lottery.isOpen || issue === null || now >= Date.parse(issue.closesAt)
  const day = (issue ?? lottery.next ?? lottery.last)?.day ?? ''
  const picking = usePicking({ desk, table, day, sums, placing })
  const [showsRules, setRules] = useState(false)
  const [verified, setVerified] = useState('')
  const [showsSlip, setSlip] = useState(false)
  const [showsChase, setChase] = useState(false)
  const { slip, change } = desk
  const { version } = table
  const lines = useMemo(
    () => priceLines(slip, { table, day, sums, t }),
    [slip, table, day, sums, t],
  )
  const sale: Sale = {
    version,
    hasOldPrices: hasOldPrices(slip, version),
    accept: () => change({ kind: 'accept', version }),
    isClosed,
    onChase: () => {
      setSlip(false)
      setChase(true)
    },
    funds: player.funds,
  }
  if (picking === undefined) return <ClosedNote lottery={lottery} lotteries={lotteries} now={now} />
  const { play, draft, price, why, add, pickQuick, repeatLast } = picking
  const slipProps = {
    lines,
    issue,
    placing,
    sums,
    onRemove: (id: string) => change({ kind: 'remove', id }),
    onClear: () => change({ kind: 'clear' }),
  }
  return (
    <SaleContext value={sale}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 xl:grid-cols-[minmax(0,1fr)_320px] xl:gap-5">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
          <DrawHead lottery={lottery} now={now} onVerify={setVerified} />
          <LastSheet lottery={lottery} />
          <PlayMenu
            tree={table.tree}
            play={play}
            onPlay={picking.choose}
            onRules={() => setRules(true)}
          />
          {isClosed && <ClosedNote lottery={lottery} lotteries={lotteries} now={now} />}
          <section className="rounded-card border border-line bg-s1 px-4 py-4 md:px-5">
            <fieldset disabled={isClosed} className="grid gap-3">
              <legend className="sr-only">{t('lottery.pickerOf')}</legend>
              <Picker key={play.id} play={play} draft={draft} onDraft={picking.setDraft} />
              <div className="flex flex-wrap justify-end gap-2">
                <Button
                  variant="ghost"
                  icon={<Shuffle size={16} aria-hidden="true" />}
                  onClick={pickQuick}
                >
                  {t('lottery.quickPick')}
                </Button>
                <Button
                  variant="ghost"
                  icon={<RotateCcw size={16} aria-hidden="true" />}
                  disabled={slip.last.length === 0}
                  onClick={repeatLast}
                >
                  {t('lottery.repeatLast')}
                </Button>
              </div>
            </fieldset>
          </section>
          <BetBar
            isCredit={play.mode === 'credit'}
            groups={table.groups}
            settings={slip.settings}
            onChange={(settings) => change({ kind: 'settings', change: settings })}
            price={isClosed ? undefined : price}
            why={isClosed ? t('lottery.closed') : why}
            sums={sums}
            onAdd={add}
          />
          <OwnBets lottery={lottery.id} onVerify={setVerified} />
          <Results lottery={lottery} onVerify={setVerified} />
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 [scrollbar-width:thin] xl:sticky xl:top-[calc(var(--header)+16px)] xl:max-h-[calc(100vh-var(--header)-32px)] xl:gap-4 xl:overflow-y-auto">
          <div className="max-md:hidden">
            <SlipCard {...slipProps} />
          </div>
          <Trends lottery={lottery} />
        </div>
      </div>
      <div className="h-20 md:hidden" />
      <SlipBar
        canAdd={!isClosed && price !== undefined}
        onAdd={add}
        count={lines.length}
        onOpen={() => setSlip(true)}
      >
        <BetSum price={price} why={why} sums={sums} />
      </SlipBar>
      <Sheet open={showsSlip} onClose={() => setSlip(false)} title={t('lottery.slip')}>
        <SlipCard {...slipProps} isBare />
      </Sheet>
      {showsRules && (
        <Suspense fallback={null}>
          <Rules
            {...{ table, play, day }}
            group={slip.settings.group}
            onClose={() => setRules(false)}
          />
        </Suspense>
      )}
      {showsChase && lines.length > 0 && (
        <ChaseDialog
          {...{ lines, table, sums, now }}
          lottery={lottery.id}
          onBought={({ id }, { issues, total }) => {
            change({ kind: 'bought', ids: [id] })
            setChase(false)
            notify(t('lottery.chaseBought', { n: issues, sum: sums.full(total) }), 'ok')
          }}
          onClose={() => setChase(false)}
        />
      )}
      {verified !== '' && <VerifyDraw issue={verified} onClose={() => setVerified('')} />}
    </SaleContext>
  )
}
