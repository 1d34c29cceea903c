import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lotteryPages } from '@baize/contract/lottery/lottery-names'
import { Button } from '@baize/ui/button'
import { buttonClass } from '@baize/ui/button-class.ts'
import { Link } from '@baize/ui/navigation/link'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { usePerson } from '../../../shared/session.ts'
import { playTableQuery, type ShownLottery } from '../api.ts'
import { DrawHead } from '../draw-head.tsx'
import { LastSheet } from '../results/last-sheet.tsx'
import { Results } from '../results/results.tsx'
import { Rules } from '../rules/rules-part.ts'
import { offersOf } from '../slip/slip-desk.ts'
import { VerifyDraw } from '../verify-draw.tsx'
import { NamedDraw } from './named-draw.tsx'

type Props = {
  readonly lottery: ShownLottery
  /** The number of the draw that the address names. */
  readonly named: string | undefined
  readonly now: number
}

/** One lottery as everybody sees it: the draw that was asked for, what is drawn next, and all that was drawn. */
export function OneLottery({ lottery, named, now }: Props) {
  const t = useText()
  const [verified, setVerified] = useState('')
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      {named !== undefined && named !== '' && (
        <NamedDraw lottery={lottery} named={named} onVerify={setVerified} />
      )}
      <DrawHead lottery={lottery} now={now} onVerify={setVerified} />
      <section
        aria-label={t('lottery.rules')}
        className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-s1 px-4 py-3 md:px-5"
      >
        <p className="min-w-0 flex-1 basis-72 text-body-s text-text-2">
          {t(lottery.source === 'own' ? 'lottery.drawnHere' : 'lottery.drawnElsewhere')}
        </p>
        <span className="flex flex-wrap gap-2">
          <RulesButton lottery={lottery} />
          <WayToPlay lottery={lottery} />
        </span>
      </section>
      <LastSheet lottery={lottery} />
      <Results lottery={lottery} onVerify={setVerified} />
      {verified !== '' && <VerifyDraw issue={verified} onClose={() => setVerified('')} />}
    </div>
  )
}

/** Its own page asks for a login where there is none, and comes back to it. */
function WayToPlay({ lottery }: { readonly lottery: ShownLottery }) {
  const t = useText()
  const person = usePerson()
  if (!lottery.isOpen) return null
  return (
    <Link
      to={{ path: lotteryPages[lottery.vendor], search: { gameCode: lottery.id } }}
      className={buttonClass({ variant: 'primary' })}
    >
      {person === null ? t('lottery.logInToPlay') : t('lottery.playIt')}
    </Link>
  )
}

/** Of each play how it is won, its chances and what it returns; asked for when somebody wants it. */
function RulesButton({ lottery }: { readonly lottery: ShownLottery }) {
  const t = useText()
  const [isWanted, setWanted] = useState(false)
  const {
    data: table,
    error,
    refetch,
  } = useQuery({
    ...playTableQuery(lottery.id),
    enabled: isWanted,
  })
  const [first] = table === undefined ? [] : offersOf(table).values()
  const day = (lottery.current ?? lottery.next ?? lottery.last)?.day ?? ''
  return (
    <>
      <Button busy={isWanted && table === undefined && !error} onClick={() => setWanted(true)}>
        {t('lottery.rules')}
      </Button>
      <FailureNote error={isWanted ? error : undefined} onRetry={refetch} />
      {isWanted && table !== undefined && first === undefined && (
        <span role="status" className="self-center text-meta text-text-2">
          {t('lottery.notSold')}
        </span>
      )}
      {isWanted && table !== undefined && first !== undefined && (
        <Suspense fallback={null}>
          <Rules
            {...{ table, day }}
            play={first.play}
            group={table.groups.most}
            onClose={() => setWanted(false)}
          />
        </Suspense>
      )}
    </>
  )
}
